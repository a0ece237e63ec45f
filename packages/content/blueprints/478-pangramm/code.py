alphabet = "abcdefghijklmnopqrstuvwxyz"
satz = input("Dein Satz: ").lower()

fehlt = ""
for buchstabe in alphabet:
    if buchstabe not in satz:
        fehlt += buchstabe

if fehlt == "":
    print("Alle 26 Buchstaben sind dabei!")
else:
    print("Es fehlen noch:", fehlt)
