vorrat = {"Holz": 5, "Stein": 2, "Eisen": 0}
rezepte = {
    "Axt": {"Holz": 2, "Stein": 1},
    "Leiter": {"Holz": 4},
    "Schwert": {"Holz": 1, "Eisen": 2},
}
print("Vorrat:", vorrat)
ding = input("Was stellst du her: Axt, Leiter oder Schwert? ")
reicht = ding in rezepte
for stoff, menge in rezepte.get(ding, {}).items():
    if vorrat[stoff] < menge:
        reicht = False
        print("Dir fehlt:", stoff)
if reicht:
    for stoff, menge in rezepte[ding].items():
        vorrat[stoff] -= menge
    print("Fertig! Jetzt hast du eine neue Sache:", ding)
print("Übrig:", vorrat)
