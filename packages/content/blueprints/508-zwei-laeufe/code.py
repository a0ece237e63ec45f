summen = []

for name in ["Blitz", "Donner"]:
    erster = float(input(f"{name}, Lauf 1 in Sekunden? "))
    zweiter = float(input(f"{name}, Lauf 2 in Sekunden? "))
    summen.append((erster + zweiter, name))

summen.sort()
platz = 1
for summe, name in summen:
    print(f"{platz}. {name}: {summe:.1f} Sekunden")
    platz += 1
