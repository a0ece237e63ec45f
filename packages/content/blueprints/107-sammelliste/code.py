buecher = ["Die Vorstadtkrokodile", "Der kleine Vampir", "Die unendliche Geschichte"]

buecher.sort()
for buch in buecher:
    print("-", buch)
print("Das sind", len(buecher), "Bücher.")

gesucht = input("Welches Buch suchst du? ")
if gesucht in buecher:
    print("Ja, das hast du.")
else:
    print("Nein, das fehlt dir noch.")
