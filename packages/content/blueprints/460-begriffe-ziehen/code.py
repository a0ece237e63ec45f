import random

stapel = {"l": ["Hund", "Zähne putzen", "Torwart"], "s": ["Heimweh", "Wackelpudding", "Montag"]}
for liste in stapel.values():
    random.shuffle(liste)
punkte = 0

while True:
    wahl = input("Leicht (l), schwer (s) oder Enter für Schluss? ")
    if wahl == "" or not stapel.get(wahl):
        break
    print("Mach vor:", stapel[wahl].pop())
    if input("Erraten, j oder n? ") == "j":
        punkte += 1

print("Punkte:", punkte)
