import random

text = """der igel mag den apfel . der hamster sucht den apfel im garten .
im garten schläft der igel . den ganzen tag träumt der hamster .
der apfel mag den hamster nicht . der igel sucht den ganzen tag ."""

woerter = text.split()
danach = {}
for platz in range(len(woerter) - 1):
    wort = woerter[platz]
    if wort not in danach:
        danach[wort] = []
    danach[wort].append(woerter[platz + 1])

wort = "der"
satz = wort
for runde in range(15):
    wort = random.choice(danach.get(wort, woerter))
    satz += " " + wort
print(satz)
