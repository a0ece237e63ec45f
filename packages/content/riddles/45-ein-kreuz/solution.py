feld = [["."] * 3 for _ in range(3)]
feld[0][0] = "X"
for reihe in feld:
    print(" ".join(reihe))
