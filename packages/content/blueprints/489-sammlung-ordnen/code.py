sammlung = [
    ("Italien", "Turm", 1974),
    ("Polen", "Adler", 1958),
    ("Italien", "Gondel", 1961),
    ("Japan", "Berg", 1982),
]

gruppen = {}
for land, bild, jahr in sammlung:
    gruppen.setdefault(land, []).append((jahr, bild))

for land in sorted(gruppen):
    print(land, len(gruppen[land]))
    for jahr, bild in sorted(gruppen[land]):
        print("   ", jahr, bild)
