beispiele = {
    "#...# ##### #.#.# ##### .###.": "Katze",
    "#...# ##.## ##### #.#.# #####": "Katze",
    "##### #.#.# ##### #.#.# ..#..": "Hund",
    "##.## #.#.# #.#.# ..#.. .###.": "Hund",
}

def abstand(bild, anderes):
    verschieden = 0
    for punkt, anderer in zip(bild, anderes):
        if punkt != anderer:
            verschieden += 1
    return verschieden

print("Mal fünf Reihen mit je fünf Zeichen, # ist dunkel, . ist hell.")
neues = " ".join([input(f"Reihe {nummer}: ") for nummer in range(1, 6)])

kleinster = 100
for bild, art in beispiele.items():
    verschieden = abstand(bild, neues)
    print(verschieden, "Punkte anders als ein Bild mit:", art)
    if verschieden < kleinster:
        kleinster = verschieden
        tipp = art
print("Mein Tipp:", tipp)
