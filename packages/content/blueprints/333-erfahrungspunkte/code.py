aufgaben = {"1": ("Tisch decken", 20), "2": ("Lesen üben", 40)}
level = 1
punkte = 0

for runde in range(3):
    wahl = input("Was hast du geschafft: 1 Tisch decken, 2 Lesen üben? ")
    if wahl in aufgaben:
        name, lohn = aufgaben[wahl]
        punkte += lohn
        print(name, "bringt", lohn, "Punkte.")
    while punkte >= level * 50:
        punkte -= level * 50
        level += 1
        print("*** Aufstieg! Du bist jetzt Level", level, "***")
balken = punkte * 10 // (level * 50)
print("Level", level, "[" + "#" * balken + "-" * (10 - balken) + "]")
