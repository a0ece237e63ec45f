buch = {"Byte": "0151 000", "Pixel": "0170 111"}

name = input("Wen suchst du? ")
while name != "":
    if name in buch:
        print(name, "hat die Nummer", buch[name])
    else:
        nummer = input("Kenne ich nicht. Welche Nummer? ")
        buch[name] = nummer
    name = input("Wen noch? (Enter = Schluss) ")

print("Im Buch stehen", len(buch), "Leute.")
