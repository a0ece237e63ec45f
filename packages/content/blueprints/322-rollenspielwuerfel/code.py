import random

wurf = input("Was wirfst du, zum Beispiel 3w6+2? ")
wuerfel, dazu = wurf.split("+")
anzahl, seiten = wuerfel.split("w")
summe = int(dazu)
for nummer in range(int(anzahl)):
    auge = random.randint(1, int(seiten))
    print("Würfel", nummer + 1, "zeigt", auge)
    summe += auge
print("Mit Zuschlag:", summe)
