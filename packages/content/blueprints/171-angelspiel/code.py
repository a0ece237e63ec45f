import random

teich = ["Karpfen", "Karpfen", "Barsch", "Hecht", "alter Stiefel"]
punkte = 0

for wurf in range(3):
    input("Drück Enter und wirf die Angel aus: ")
    fang = random.choice(teich)
    if fang == "alter Stiefel":
        print("Oh nein, ein alter Stiefel!")
    else:
        punkte += 10
        print(f"Ein Fisch: {fang}! Du hast {punkte} Punkte.")
print("Feierabend am Teich.")
