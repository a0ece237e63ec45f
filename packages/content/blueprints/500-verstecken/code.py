import random

orte = ["Ofen", "Bett", "Schrank", "Uhrkasten", "Tisch"]
print("Verstecke:", ", ".join(orte))
versteck = input("Wo versteckst du dich? ").strip().capitalize()

gefunden = False
for ort in random.sample(orte, 3):
    print("Der Wolf schaut nach:", ort)
    if ort == versteck:
        gefunden = True
        break

print("Erwischt!" if gefunden else "Der Wolf geht hungrig nach Hause.")
