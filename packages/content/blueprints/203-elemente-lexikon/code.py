elemente = {
    "H": ("Wasserstoff", 1, "im Wasser"),
    "He": ("Helium", 2, "in Luftballons"),
    "O": ("Sauerstoff", 8, "in der Luft"),
    "N": ("Stickstoff", 7, "in jedem Atemzug"),
}

zeichen = input("Welches Zeichen (H, He, O, N)? ")
if zeichen in elemente:
    name, nummer, ort = elemente[zeichen]
    print(f"{name} hat die Nummer {nummer} und steckt {ort}.")
