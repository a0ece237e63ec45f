import random

schiff_zeile = random.randint(1, 5)
schiff_spalte = random.randint(1, 4)
meer = []
for reihe in range(5):
    meer.append(["~", "~", "~", "~", "~"])

for versuch in range(8):
    zeile = int(input("Zeile 1 bis 5: "))
    spalte = int(input("Spalte 1 bis 5: "))
    if zeile == schiff_zeile and spalte in [schiff_spalte, schiff_spalte + 1]:
        print("Treffer!")
        meer[zeile - 1][spalte - 1] = "X"
    else:
        print("Wasser.")
        meer[zeile - 1][spalte - 1] = "o"
    for reihe in meer:
        print(" ".join(reihe))
print("Das Schiff lag in Zeile", schiff_zeile, "ab Spalte", schiff_spalte)
