karten = [
    ["Woraus macht eine Pflanze Zucker?", "aus Wasser und Kohlendioxid, mit Licht"],
    ["Wie viele Grad hat ein rechter Winkel?", "90"],
    ["Welcher Fluss fließt durch Köln?", "der Rhein"],
]

offen = []
for karte in karten:
    print(karte[0])
    input("Überleg, dann drück die Eingabetaste. ")
    print("Antwort:", karte[1])
    if input("Hast du es gewusst, ja oder nein? ") != "ja":
        offen.append(karte[0])
    print()

print(len(karten) - len(offen), "gewusst. Noch einmal ansehen:")
for frage in offen:
    print("-", frage)
