wirkung = {
    ("Feuer", "Pflanze"): 2,
    ("Wasser", "Feuer"): 2,
    ("Pflanze", "Wasser"): 2,
    ("Feuer", "Wasser"): 0.5,
    ("Wasser", "Pflanze"): 0.5,
}
staerke = 20

angriff = input("Typ des Angriffs? ").strip().capitalize()
gegner = input("Typ des Gegners? ").strip().capitalize()
mal = wirkung.get((angriff, gegner), 1)
print(f"{angriff} gegen {gegner}: mal {mal}")
print("Schaden:", staerke * mal)
