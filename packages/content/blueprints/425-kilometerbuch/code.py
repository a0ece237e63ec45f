fahrten = []
ziel = 50

while True:
    eingabe = input("Wie viele Kilometer? Enter, wenn Schluss ist: ")
    if eingabe == "":
        break
    fahrten.append(float(eingabe))

if fahrten:
    summe = sum(fahrten)
    print(f"Zusammen: {summe:.1f} Kilometer")
    print(f"Im Schnitt: {summe / len(fahrten):.1f}")
    print("Die längste Fahrt:", max(fahrten))
    print(f"Bis zum Ziel fehlen {max(0, ziel - summe):.1f}")
