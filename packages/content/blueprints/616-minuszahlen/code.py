import random

leben = 3
punkte = 0
while leben > 0 and punkte < 5:
    a = random.randint(-10, 10)
    b = random.randint(-10, 10)
    antwort = int(input(f"({a}) + ({b}) = "))
    if antwort == a + b:
        punkte += 1
        print("Richtig! Punkte:", punkte)
    else:
        leben -= 1
        print("Es ist", a + b, "- Leben:", leben)

if punkte == 5:
    print("Gewonnen!")
else:
    print("Keine Leben mehr. Gleich noch einmal?")
