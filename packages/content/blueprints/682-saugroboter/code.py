import random

zimmer = [list("........"), list("..##...."), list("..##..#."), list("........")]
zeile, spalte = 0, 0
for schritt in range(80):
    zimmer[zeile][spalte] = " "
    hoch, quer = random.choice([(1, 0), (-1, 0), (0, 1), (0, -1)])
    neu_zeile, neu_spalte = zeile + hoch, spalte + quer
    if 0 <= neu_zeile < 4 and 0 <= neu_spalte < 8 and zimmer[neu_zeile][neu_spalte] != "#":
        zeile, spalte = neu_zeile, neu_spalte

staub = 0
for reihe in zimmer:
    print("|" + "".join(reihe) + "|")
    staub += reihe.count(".")
print("Felder mit Staub:", staub)
