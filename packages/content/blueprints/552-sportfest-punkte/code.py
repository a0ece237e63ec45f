def punkte(wert, grenzen):
    zahl = 0
    for grenze in grenzen:
        if wert >= grenze:
            zahl += 1
    return zahl

lauf = float(input("50 Meter in Sekunden? "))
sprung = float(input("Weitsprung in Metern? "))
wurf = float(input("Wurf in Metern? "))

summe = punkte(-lauf, [-11, -10, -9, -8])
summe += punkte(sprung, [2.0, 2.8, 3.4, 4.0])
summe += punkte(wurf, [10, 18, 25, 35])
print("Punkte:", summe, "von 12")
if summe >= 9:
    print("Ehrenurkunde!")
elif summe >= 6:
    print("Siegerurkunde!")
else:
    print("Teilnehmerurkunde, und gut gekämpft!")
