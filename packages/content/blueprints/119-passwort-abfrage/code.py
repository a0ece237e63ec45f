passwort = "kuchen"
versuche = 0
eingabe = ""

while eingabe != passwort and versuche < 3:
    eingabe = input("Wie lautet die Parole? ")
    versuche += 1

if eingabe == passwort:
    print("Willkommen, komm herein!")
else:
    print("Dreimal falsch. Die Tür bleibt zu.")
