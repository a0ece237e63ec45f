import random

def wuerfle():
    return random.randint(1, 6) + random.randint(1, 6) + random.randint(1, 6)

name = input("Wie heißt deine Figur? ")
beruf = input("Ist sie Ritterin, Zauberin oder Waldläufer? ")
werte = {}
for eigenschaft in ["Stärke", "Klugheit", "Geschick", "Mut"]:
    werte[eigenschaft] = wuerfle()
if beruf == "Zauberin":
    werte["Klugheit"] += 2

print("+" + "-" * 26 + "+")
print(f"| {name}, {beruf}")
for eigenschaft, zahl in werte.items():
    print(f"| {eigenschaft:10}{zahl:3} " + "#" * (zahl // 2))
print("+" + "-" * 26 + "+")
