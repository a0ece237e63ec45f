import random

punkte = 0
for runde in range(1, 6):
    a = random.randint(2, 10)
    b = random.randint(2, 10)
    antwort = int(input(f"Aufgabe {runde}: Wie viel ist {a} mal {b}? "))
    if antwort == a * b:
        print("Stimmt!")
        punkte += 1
    else:
        print("Noch nicht.", a, "mal", b, "ist", a * b)

print(f"Du hast {punkte} von 5 geschafft.")
