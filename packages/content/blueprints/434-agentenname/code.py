farben = ["Blauer", "Roter", "Stiller", "Silberner", "Schneller"]
tiere = ["Fuchs", "Falke", "Dachs", "Kater", "Wolf"]

name = input("Dein Name? ").strip()
if name:
    farbe = farben[ord(name[0].lower()) % len(farben)]
    tier = tiere[len(name) % len(tiere)]
    nummer = ord(name[-1]) % 100
    print(f"Agent {farbe} {tier} {nummer}")
    print("Codewort:", name[::-1].lower())
else:
    print("Ohne Namen kein Deckname.")
