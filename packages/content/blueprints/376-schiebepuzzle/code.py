feld = ["1", "2", "3", "4", "5", "6", "7", "8", " "]
nachbarn = {0: [1, 3], 1: [0, 2, 4], 2: [1, 5], 3: [0, 4, 6], 4: [1, 3, 5, 7],
            5: [2, 4, 8], 6: [3, 7], 7: [4, 6, 8], 8: [5, 7]}
ziel = feld[:]
for zug in [7, 4, 5, 2]:
    leer = feld.index(" ")
    feld[leer], feld[zug] = feld[zug], feld[leer]

while feld != ziel:
    for anfang in (0, 3, 6):
        print(" ".join(feld[anfang:anfang + 3]))
    stein = input("Welche Zahl schiebst du? (Enter hört auf) ")
    if stein not in feld or stein in ("", " "):
        break
    leer, platz = feld.index(" "), feld.index(stein)
    if platz in nachbarn[leer]:
        feld[leer], feld[platz] = stein, " "
if feld == ziel:
    print("Geschafft!")
