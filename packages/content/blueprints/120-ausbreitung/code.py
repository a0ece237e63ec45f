import random

kinder = 30
krank = 1
chance = 30

for tag in range(1, 11):
    neu = 0
    for kind in range(krank):
        if random.randint(1, 100) <= chance:
            neu += 1
    krank = min(kinder, krank + neu)
    print("Tag", tag, "#" * krank, krank)
