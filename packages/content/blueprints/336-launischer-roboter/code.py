laune = 0
satz = ""
while satz != "tschüss":
    satz = input("Du: ").lower()
    if "toll" in satz or "danke" in satz:
        laune += 1
    if "doof" in satz or "geh weg" in satz:
        laune -= 2
    if laune > 0:
        print("Roboter: Piep, piep! Mir geht es prima. Erzähl weiter!")
    elif laune == 0:
        print("Roboter: Aha. Und sonst so?")
    else:
        print("Roboter: Hmpf. Ich rede erst wieder, wenn du nett bist.")
print("Am Ende war seine Laune:", laune)
