import random

wald = []
for zeile in range(8):
    wald.append(random.choices("T.", [65, 35], k=20))
feuer = [(0, y) for y in range(8)]

while feuer:
    x, y = feuer.pop(0)
    if x < 0 or x > 19 or y < 0 or y > 7 or wald[y][x] != "T":
        continue
    wald[y][x] = "*"
    feuer += [(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)]

for zeile in wald:
    print("".join(zeile))
gerettet = sum(zeile.count("T") for zeile in wald)
print("Bäume, die noch stehen:", gerettet)
