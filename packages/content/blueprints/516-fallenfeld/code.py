import random

sicher = []
for reihe in range(3):
    sicher.append(random.choice(["l", "r"]))

reihe = 0
schritte = 0
while reihe < len(sicher) and schritte < 10:
    tritt = input(f"Reihe {reihe + 1}, l oder r? ")
    schritte += 1
    if tritt == sicher[reihe]:
        reihe += 1
        print("Hält!")
    else:
        reihe = 0
        print("Krach! Zurück an den Anfang.")

print("Drüben!" if reihe == len(sicher) else "Für heute ist Schluss.")
