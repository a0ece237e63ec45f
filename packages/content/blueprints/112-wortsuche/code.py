import random

woerter = ["PYTHON", "ROBOTER", "SCHLEIFE", "MAUS"]
breite = 12
buchstaben = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"

for wort in woerter:
    vorne = random.randint(0, breite - len(wort))
    zeile = ""
    for platz in range(breite - len(wort)):
        if platz == vorne:
            zeile += wort
        zeile += random.choice(buchstaben)
    if wort not in zeile:
        zeile += wort
    print(" ".join(zeile))
