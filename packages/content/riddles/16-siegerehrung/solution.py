ziel = ["Byte", "Pixel", "Oma"]
sieger = ziel[0]
print("Trommelwirbel!")
print("Es gewinnt", sieger)
