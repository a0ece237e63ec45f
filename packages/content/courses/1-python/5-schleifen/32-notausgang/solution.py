saetze = 0
print("Bot: Hier ist die Telefonzelle. Leg auf mit dem Wort ende.")
while True:
    satz = input("Du: ")
    if satz == "ende":
        break
    if satz == "":
        print("Bot: Hallo? Knistert nur die Leitung, oder bist du das?")
        continue
    saetze += 1
    if "schule" in satz:
        print("Bot: Davon verstehe ich nichts, ich war auf dem Schrottplatz.")
    elif "warum" in satz:
        print("Bot: Das fragt Opa auch immer.")
    else:
        print("Bot: Aha. Und dann?")
print("Bot: Klack.")
print("Sätze:", saetze)
