monat = int(input("In welchem Monat, als Zahl? "))
tag = int(input("An welchem Tag? "))

glueckszahl = (monat * tag) % 9 + 1
print("Deine Glückszahl:", glueckszahl)

if (monat == 7 and tag >= 23) or (monat == 8 and tag <= 22):
    print("Du bist Löwe: mutig und gern in der Sonne.")
else:
    print("Löwe bist du nicht. Welches Zeichen fehlt noch?")
