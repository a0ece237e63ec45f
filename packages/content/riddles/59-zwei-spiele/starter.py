tore = 0
for spiel in [[1, 2], [0, 1]]:
    for tor in spiel:
        tore += tor
    print("Tore:", tore)
tore = 0
