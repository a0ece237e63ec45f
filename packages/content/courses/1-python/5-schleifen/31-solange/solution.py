import random

grenze = random.randint(10, 20)
luft = 0
runden = 0
while luft < grenze:
    runden += 1
    if runden % 2 == 1:
        spieler = "Byte"
    else:
        spieler = "Pixel"
    luft += int(input(f"{spieler}, wie viele Pumpstöße? "))
    print("Luft:", luft)
    if luft > 8 and luft < grenze:
        print("Quiiietsch!")

print("Peng!")
print("Runden:", runden)
print(spieler, "räumt die Garage auf.")
