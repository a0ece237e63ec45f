import random

dinge = ["ein glatter Stein", "eine blaue Socke", "ein Knopf von Oma"]
rituale = ["Atme dreimal tief ein.", "Tritt mit links zuerst ein.", "Lach einmal ganz laut."]
saetze = ["Du kannst mehr, als du denkst.", "Fehler sind erlaubt.", "Eins nach dem anderen."]

wofuer = input("Wofür brauchst du Glück? ")
print(f"Für {wofuer}: {random.choice(dinge)}.")
print(random.choice(rituale))
print(random.choice(saetze))
