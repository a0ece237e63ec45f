import random

groesse = 4
disteln = []
while len(disteln) < 3:
    platz = (random.randint(1, groesse), random.randint(1, groesse))
    if platz not in disteln:
        disteln.append(platz)

for zeile in range(groesse):
    print(". " * groesse)
zeile, spalte = input("Zeile und Spalte, zum Beispiel 2 3: ").split()
zeile, spalte = int(zeile), int(spalte)
if (zeile, spalte) in disteln:
    print("Autsch, eine Distel!")
else:
    daneben = 0
    for z in (zeile - 1, zeile, zeile + 1):
        for s in (spalte - 1, spalte, spalte + 1):
            if (z, s) in disteln:
                daneben += 1
    print("Disteln daneben:", daneben)
