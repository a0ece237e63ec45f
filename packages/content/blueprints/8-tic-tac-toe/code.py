brett = ["1", "2", "3", "4", "5", "6", "7", "8", "9"]
reihen = [(0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6)]

def zeige():
    print()
    for anfang in [0, 3, 6]:
        print(" | ".join(brett[anfang:anfang + 3]))

def hat_gewonnen(zeichen):
    for a, b, c in reihen:
        if brett[a] == brett[b] == brett[c] == zeichen:
            return True
    return False

zeichen = "X"
for zug in range(9):
    zeige()
    feld = int(input(f"{zeichen} ist dran. Welches Feld? "))
    brett[feld - 1] = zeichen
    if hat_gewonnen(zeichen):
        print(zeichen, "hat gewonnen!")
        break
    zeichen = "O" if zeichen == "X" else "X"
zeige()
