import random

karte = sorted(random.sample(range(1, 31), 9))
gezogen = random.sample(range(1, 31), 12)

print("Deine Karte:", karte)
print("Gezogen:", gezogen)
treffer = 0
for zahl in karte:
    if zahl in gezogen:
        treffer += 1
print("Treffer:", treffer)
