import random

gewoehnlich = ["Igel", "Spatz", "Frosch", "Maus"]
selten = ["Luchs", "Uhu"]
golden = ["Goldener Drache"]

for nummer in range(1, 6):
    glueck = random.randint(1, 100)
    if glueck <= 5:
        karte = "*** " + random.choice(golden) + " ***"
    elif glueck <= 25:
        karte = "* " + random.choice(selten)
    else:
        karte = random.choice(gewoehnlich)
    print(nummer, karte)
