import random

groesse = 12
for zeile in range(groesse):
    reihe = ""
    for spalte in range(groesse):
        reihe += random.choice(["██", "  "])
    print(reihe)
print("Mein Kästchencode")
