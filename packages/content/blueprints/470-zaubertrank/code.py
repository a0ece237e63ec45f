rezepte = {
    frozenset(["mondstaub", "feder"]): "ein Trank zum Fliegen",
    frozenset(["mondstaub", "nebel"]): "ein Trank, der unsichtbar macht",
    frozenset(["feder", "pfeffer"]): "ein Trank zum Niesen",
}

eins = input("Die erste Zutat? ").strip().lower()
zwei = input("Die zweite Zutat? ").strip().lower()

trank = rezepte.get(frozenset([eins, zwei]))
if trank:
    print("Im Kessel entsteht", trank + "!")
else:
    print("Puff! Grüner Rauch, und deine Haare stehen hoch.")
