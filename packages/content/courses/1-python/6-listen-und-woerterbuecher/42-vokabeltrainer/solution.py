import random

# Schwedisch für den Besuch am Samstag
vokabeln = {
    "Roboter": "robot",
    "Eis": "glass",
    "Kind": "barn",
    "lustig": "rolig",
    "danke": "tack",
    "Schraube": "skruv",
}
offen = sorted(vokabeln.keys())
falsch = []
punkte = 0
print(len(offen), "Wörter warten. Los geht es.")

while len(offen) > 0:
    wort = random.choice(offen)
    offen.remove(wort)
    antwort = input(f"{wort}: ")
    if antwort == vokabeln[wort]:
        print("Bra! Das heißt gut.")
        punkte += 1
    else:
        print("Leider nein. Richtig ist", vokabeln[wort])
        falsch.append(wort)

# Abrechnung
print()
print("Punkte:", punkte)
if len(falsch) == 0:
    print("Der Besuch wird staunen.")
else:
    print("Das übst du noch einmal:")
    for wort in falsch:
        print(" ", wort, "=", vokabeln[wort])
