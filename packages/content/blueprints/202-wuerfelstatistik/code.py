import random

anzahl = [0, 0, 0, 0, 0, 0, 0]
for wurf in range(1000):
    augen = random.randint(1, 6)
    anzahl[augen] += 1

for augen in range(1, 7):
    balken = "█" * (anzahl[augen] // 10)
    print(f"{augen} {balken} {anzahl[augen]}")
