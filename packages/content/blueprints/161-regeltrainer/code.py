saetze = [
    ("Ich glaube, ___ es schneit.", "dass"),
    ("___ Haus ist bunt.", "das"),
    ("Schön, ___ du da bist.", "dass"),
]
punkte = 0
for satz, richtig in saetze:
    antwort = input(satz + " ")
    if antwort.lower() == richtig:
        print("Richtig!")
        punkte += 1
    else:
        print("Nein, hier steht:", richtig)
print("Punkte:", punkte, "von", len(saetze))
