import random

tipp = input("Kopf oder Zahl? ")
muenze = random.choice(["Kopf", "Zahl"])
print("Die Münze fliegt … und zeigt", muenze)
if tipp == muenze:
    print("Richtig geraten!")
else:
    print("Diesmal nicht.")
