wege = {"mond": 1, "mars": 3, "jupiter": 5}
tank = 5
besucht = []
for zug in range(4):
    print("Im Tank:", tank)
    ziel = input("Mond, Mars, Jupiter oder tanken? ").lower()
    if ziel == "tanken":
        tank += 4
    elif ziel not in wege:
        print("Den Ort kennt dein Computer nicht.")
    elif wege[ziel] > tank:
        print("Dafür reicht der Treibstoff nicht.")
    else:
        tank -= wege[ziel]
        besucht.append(ziel)
        print("Gelandet! Willkommen:", ziel)
print("Besucht:", besucht)
