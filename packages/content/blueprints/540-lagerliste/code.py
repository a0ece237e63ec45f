bestand = {"Honig": 10, "Kerze": 5}
preis = {"Honig": 6, "Kerze": 4}
kasse = 0

while True:
    zeile = input("Was und wie viel? Enter für Schluss: ")
    if zeile == "":
        break
    ware, menge = zeile.split()
    menge = int(menge)
    if menge > bestand.get(ware, 0):
        print("So viel ist nicht da.")
    else:
        bestand[ware] -= menge
        kasse += menge * preis[ware]
        print("Macht", menge * preis[ware], "Euro.")
        if bestand[ware] < 3:
            print("Achtung, bald leer:", ware)

print("Bestand:", bestand, "Kasse:", kasse)
