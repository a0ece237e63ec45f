karte = [
    "...#....",
    ".#.#.##.",
    ".#...#..",
    ".#####.#",
    "........",
]
start, ziel = (0, 0), (4, 7)
woher = {start: None}
offen = [start]
while offen:
    zeile, spalte = offen.pop(0)
    for feld in ((zeile + 1, spalte), (zeile - 1, spalte), (zeile, spalte + 1), (zeile, spalte - 1)):
        if 0 <= feld[0] < 5 and 0 <= feld[1] < 8 and karte[feld[0]][feld[1]] == "." and feld not in woher:
            woher[feld] = (zeile, spalte)
            offen.append(feld)
weg = set()
feld = ziel
while feld in woher and feld is not None:
    weg.add(feld)
    feld = woher[feld]
for zeile in range(5):
    print("".join("o" if (zeile, spalte) in weg else karte[zeile][spalte] for spalte in range(8)))
print("Felder auf dem Weg:", len(weg))
