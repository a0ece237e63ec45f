konten = {"Byte": 20, "Pixel": 10}

while True:
    zeile = input("Von wem, an wen, wie viel? Enter für Schluss: ")
    if zeile == "":
        break
    von, an, betrag = zeile.split()
    betrag = int(betrag)
    if von not in konten or an not in konten:
        print("Dieses Konto gibt es nicht.")
    elif betrag > konten[von]:
        print("So viel ist nicht auf dem Konto.")
    else:
        konten[von] -= betrag
        konten[an] += betrag
        print("Überwiesen!")

for name, taler in konten.items():
    print(f"{name}: {taler} Taler")
