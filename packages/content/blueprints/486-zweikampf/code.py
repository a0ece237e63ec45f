import random

leben = {"der weiße Ritter": 20, "der schwarze Ritter": 20}
namen = list(leben)
dran = 0

while leben[namen[0]] > 0 and leben[namen[1]] > 0:
    gegner = namen[1 - dran]
    schaden = random.randint(1, 6)
    leben[gegner] = max(0, leben[gegner] - schaden)
    print(f"{schaden} Schaden: {gegner} hat noch {leben[gegner]}.")
    dran = 1 - dran

print("Es gewinnt", namen[1 - dran] + "!")
