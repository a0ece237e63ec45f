import random

ziel = 20
byte = 0
pixel = 0

while byte < ziel and pixel < ziel:
    byte += random.randint(1, 6)
    pixel += random.randint(1, 6)
    print("." * byte + "B")
    print("." * pixel + "P")
    print()
if byte >= ziel:
    print("Byte ist im Ziel!")
else:
    print("Pixel ist im Ziel!")
