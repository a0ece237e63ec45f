import random

torleute = ["Fels", "Wand", "Krake"]
feld = ["Blitz", "Falke", "Wolke", "Stern", "Sturm", "Funke"]
anzahl = 3

gruppen = []
for nummer in range(anzahl):
    gruppen.append([])

random.shuffle(torleute)
random.shuffle(feld)
for platz, name in enumerate(torleute + feld):
    gruppen[platz % anzahl].append(name)

for nummer, gruppe in enumerate(gruppen, 1):
    print(f"Gruppe {nummer}:", ", ".join(gruppe))
