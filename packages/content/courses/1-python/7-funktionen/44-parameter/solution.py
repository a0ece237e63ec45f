import random


def fisch(platz):
    print(" " * platz + "><(((o>")


def schwarm(bild, anzahl):
    print((bild + " ") * anzahl)


print("~" * 36)
fisch(22)
schwarm("<><", 6)
for nummer in range(3):
    fisch(random.randint(0, 28))
schwarm("\\|/", 9)
print("_" * 36)
