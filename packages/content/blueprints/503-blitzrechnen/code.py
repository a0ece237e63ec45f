import random
import time

sekunden = 10
hoechstens = 3
richtig = 0
gestellt = 0
start = time.time()

while time.time() - start < sekunden and gestellt < hoechstens:
    a = random.randint(1, 10)
    b = random.randint(1, 10)
    antwort = input(f"{a} + {b} = ")
    gestellt += 1
    if antwort == str(a + b):
        richtig += 1

print(f"{richtig} von {gestellt} richtig")
