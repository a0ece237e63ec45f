import random
from fractions import Fraction

richtig = 0
for aufgabe in range(3):
    a = Fraction(1, random.randint(2, 6))
    b = Fraction(random.randint(1, 3), 4)
    antwort = Fraction(input(f"{a} + {b} = ").strip())
    if antwort == a + b:
        print("Stimmt!")
        richtig += 1
    else:
        print("Noch nicht, es ist", a + b)

print(f"{richtig} von 3 richtig")
