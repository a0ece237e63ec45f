# Trag mindestens sechs Wörter ein und frag jedes genau einmal ab.
# Zähl die Punkte und zeig bei falschen Antworten, was richtig ist.
vokabeln = {"Roboter": "robot", "Eis": "glass"}
punkte = 0
antwort = input("Roboter: ")
print("Punkte:", punkte)
