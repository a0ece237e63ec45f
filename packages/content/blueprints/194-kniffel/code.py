import random

wuerfel = []
for nummer in range(5):
    wuerfel.append(random.randint(1, 6))
wuerfel.sort()
print("Geworfen:", wuerfel)

meiste = 0
for zahl in range(1, 7):
    meiste = max(meiste, wuerfel.count(zahl))
print(f"Du hast {meiste} Gleiche.")
if meiste == 5:
    print("Fünf Gleiche, fünfzig Punkte!")
