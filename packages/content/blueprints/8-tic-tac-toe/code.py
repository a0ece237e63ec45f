brett = ["1", "2", "3", "4", "5", "6", "7", "8", "9"]

def zeige():
    print()
    for anfang in [0, 3, 6]:
        print(" | ".join(brett[anfang:anfang + 3]))

zeichen = "X"
for zug in range(9):
    zeige()
    feld = int(input(f"{zeichen} ist dran. Welches Feld? "))
    brett[feld - 1] = zeichen
    if zeichen == "X":
        zeichen = "O"
    else:
        zeichen = "X"
zeige()
print("Das Brett ist voll.")
