import random

kraft = int(input("Wie kräftig springst du ab, 1 bis 10? "))
wind = random.randint(-5, 5)
weite = 90 - abs(7 - kraft) * 6 + wind

noten = []
for richter in range(5):
    noten.append(random.choice([16, 17, 18, 19]))
noten.sort()
print("Wind:", wind)
print("Weite:", weite, "Meter")
print("Noten:", noten)
print("Ergebnis:", weite + sum(noten[1:-1]))
