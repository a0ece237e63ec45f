beispiele = [
    ["#...#.###.", "fröhlich"],
    ["#...######", "fröhlich"],
    [".###.#...#", "traurig"],
    ["..#..##.##", "traurig"],
]

print("Mal einen Mund: zwei Reihen mit je fünf Zeichen, # und .")
mund = input("Reihe 1: ") + input("Reihe 2: ")

kleinster = 100
for bild, sorte in beispiele:
    anders = 0
    for kästchen, neues in zip(bild, mund):
        if kästchen != neues:
            anders += 1
    print(anders, "Kästchen anders als:", sorte)
    if anders < kleinster:
        kleinster = anders
        tipp = sorte

print("Mein Tipp: Das Gesicht ist", tipp)
