# W ist ein Wurm, ~ eine Wasserader.
with open("level1.txt", "w") as datei:
    datei.write("##########\n")
    datei.write("#M..#..*.#\n")
    datei.write("#.*.~~.#.#\n")
    datei.write("#..W....*#\n")
    datei.write("##########\n")


def lade(name):
    zeilen = []
    try:
        with open(name) as datei:
            for zeile in datei:
                zeilen.append(zeile.strip())
    except FileNotFoundError:
        print("Diesen Gang gibt es noch nicht:", name)
    return zeilen


def diamanten(level):
    anzahl = 0
    for zeile in level:
        anzahl += zeile.count("*")
    return anzahl


karte = lade("level1.txt")
for zeile in karte:
    print("  " + zeile)
print("Diamanten:", diamanten(karte))
