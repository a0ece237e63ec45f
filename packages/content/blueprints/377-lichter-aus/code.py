lichter = [False, True, False, True, True, True, False, True, False]

def schalte(platz):
    reihe, spalte = platz // 3, platz % 3
    for nummer in range(9):
        abstand = abs(nummer // 3 - reihe) + abs(nummer % 3 - spalte)
        if abstand <= 1:
            lichter[nummer] = not lichter[nummer]

while any(lichter):
    for anfang in (0, 3, 6):
        print(" ".join("*" if an else "." for an in lichter[anfang:anfang + 3]))
    druck = input("Welches Fenster, 1 bis 9? (Enter hört auf) ")
    if druck not in list("123456789"):
        break
    schalte(int(druck) - 1)
if not any(lichter):
    print("Alles dunkel. Gute Nacht!")
