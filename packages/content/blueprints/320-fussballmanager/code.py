import random

gegner = ["Nordstadt", "Bergdorf", "Seeburg"]
punkte = 0
for verein in gegner:
    taktik = input(f"Gegen {verein}: Angriff (a) oder Verteidigung (v)? ")
    if taktik == "a":
        tore = random.randint(0, 4)
        gegentore = random.randint(0, 3)
    else:
        tore = random.randint(0, 2)
        gegentore = random.randint(0, 1)
    print(f"Endstand {tore}:{gegentore}")
    if tore > gegentore:
        punkte += 3
    elif tore == gegentore:
        punkte += 1
print("Punkte nach drei Spieltagen:", punkte)
