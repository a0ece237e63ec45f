kader = {1: "Torfrau Wolke", 4: "Verteidiger Fels", 7: "Stürmerin Blitz", 10: "Spielmacher Falke"}

nummer = int(input("Welche Rückennummer? "))
if nummer in kader:
    print("Das ist", kader[nummer])
else:
    print("Diese Nummer ist noch frei.")

for zahl in sorted(kader):
    print(f"{zahl:3}  {kader[zahl]}")
