with open("kekse.csv") as datei:
    zeilen = datei.read().splitlines()

summe = 0
meiste = 0
bester = ""
for zeile in zeilen[1:]:
    tag, zahl = zeile.split(",")
    kekse = int(zahl)
    print(f"{tag}: {kekse} Kekse")
    summe += kekse
    if kekse > meiste:
        meiste = kekse
        bester = tag

print("Zusammen:", summe)
print("Keks-Tag:", bester)
