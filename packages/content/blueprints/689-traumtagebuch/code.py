zaehler = {"flog": 0, "hund": 0, "schule": 0, "drache": 0}

for nacht in range(2):
    traum = input("Was hast du geträumt? ").lower()
    for wort in zaehler:
        if wort in traum:
            zaehler[wort] += 1

for wort, anzahl in zaehler.items():
    print(wort, "*" * anzahl)
