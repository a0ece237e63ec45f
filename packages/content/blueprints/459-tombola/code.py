import random

preise = ["Kinokarte", "Riesenbrezel", "Buch"]
nummern = random.sample(range(1, 101), len(preise))
gewinne = dict(zip(nummern, preise))

print("Zum Nachschauen für das Team:", gewinne)
los = int(input("Welche Nummer steht auf dem Los? "))
if los in gewinne:
    print("Gewonnen:", gewinne[los])
else:
    print("Leider eine Niete.")
