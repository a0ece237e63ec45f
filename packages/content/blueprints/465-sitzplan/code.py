import random

namen = ["Byte", "Pixel", "Falke", "Blitz", "Wolke", "Stern"]
zoff = [{"Byte", "Falke"}, {"Blitz", "Stern"}]

def tische():
    random.shuffle(namen)
    return [namen[0:2], namen[2:4], namen[4:6]]

plan = tische()
while any(set(tisch) in zoff for tisch in plan):
    plan = tische()

for nummer, tisch in enumerate(plan, 1):
    print(f"Tisch {nummer}: {tisch[0]} und {tisch[1]}")
