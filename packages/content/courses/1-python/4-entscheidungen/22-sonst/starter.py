# Mach aus dem Wurf eine Münze: bei 1 Kopf, sonst Zahl.
# Vergleich sie dann mit dem Tipp: Treffer oder Daneben?
import random

tipp = input("Kopf oder Zahl? ")
wurf = random.randint(1, 2)
print("Die Münze dreht sich in der Luft.")
