fragen = [
    ("Wie viele Meter lang wird ein Blauwal?", 30),
    ("Wie viele Knochen hat ein erwachsener Mensch?", 206),
]
punkte = [0, 0]
for frage, richtig in fragen:
    print(frage)
    eins = int(input("Spieler 1 schätzt: "))
    zwei = int(input("Spieler 2 schätzt: "))
    print("Richtig ist etwa", richtig)
    abstand_eins = abs(eins - richtig)
    abstand_zwei = abs(zwei - richtig)
    if abstand_eins <= abstand_zwei:
        punkte[0] += 1
    if abstand_zwei <= abstand_eins:
        punkte[1] += 1
print("Punktestand:", punkte[0], "zu", punkte[1])
