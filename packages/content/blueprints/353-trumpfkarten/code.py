import random

karten = [
    {"name": "Gepard", "tempo": 110, "gewicht": 60},
    {"name": "Elefant", "tempo": 40, "gewicht": 5000},
    {"name": "Pferd", "tempo": 70, "gewicht": 600},
    {"name": "Igel", "tempo": 7, "gewicht": 1},
]
random.shuffle(karten)
punkte = 0
while karten:
    meine = karten.pop()
    deine = karten.pop()
    print("Du hast:", deine)
    wert = input("Womit stichst du: tempo oder gewicht? ")
    print("Ich habe:", meine)
    if deine.get(wert, 0) > meine.get(wert, 0):
        punkte += 1
        print("Dein Stich!")
print("Deine Stiche:", punkte)
