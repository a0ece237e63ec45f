ziel = ["Byte", "Pixel", "Oma"]
sieger = ziel[1]
print("Trommelwirbel!")
print("Es gewinnt", sieger)
