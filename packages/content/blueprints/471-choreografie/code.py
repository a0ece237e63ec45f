import random

schritte = {"Drehung": 2, "Sprung": 3, "Welle": 1, "Schritt": 1, "Kick": 2}

letzter = ""
summe = 0
for zeit in range(1, 9):
    schritt = random.choice(list(schritte))
    while schritt == letzter:
        schritt = random.choice(list(schritte))
    print(zeit, schritt)
    summe += schritte[schritt]
    letzter = schritt

print("Schwierigkeit:", summe)
