import random

namen = ["Byte", "Pixel"]
bisher = []

for tag in range(1, 8):
    topf = []
    for name in namen:
        if bisher[-2:] != [name, name]:
            topf.append(name)
    gewinnt = random.choice(topf)
    bisher.append(gewinnt)
    print(f"Tag {tag}: {gewinnt}")
