import random

welt = []
for reihe in range(4):
    welt.append(random.choices("##.o*", k=8))
x, y, tasche = 0, 0, []

for schritt in range(3):
    richtung = input("r, l oder u zum Graben? ")
    if richtung == "r" and x < 7:
        x += 1
    if richtung == "l" and x > 0:
        x -= 1
    if richtung == "u" and y < 3:
        y += 1
    tasche.append(welt[y][x])
    welt[y][x] = "@"
    for reihe in welt:
        print("".join(reihe))
    welt[y][x] = " "
print("In der Tasche:", tasche)
