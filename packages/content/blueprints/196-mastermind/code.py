import random

code = []
for platz in range(4):
    code.append(random.choice(["r", "g", "b", "y"]))

tipp = input("Vier Farben aus r, g, b, y: ")
richtig = 0
for platz in range(4):
    if tipp[platz] == code[platz]:
        richtig += 1
print(f"{richtig} am richtigen Platz")
print("Der Code war", "".join(code))
