import random

tipp = input("Kopf oder Zahl? ")
wurf = random.randint(1, 2)
print("Die Münze dreht sich in der Luft.")

if wurf == 1:
    muenze = "Kopf"
else:
    muenze = "Zahl"
print("Die Münze zeigt", muenze)

if tipp == muenze:
    print("Treffer! Das Stück gehört dir.")
else:
    print("Daneben. Du bekommst den Karton.")
