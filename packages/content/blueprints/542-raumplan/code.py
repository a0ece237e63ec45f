plan = [
    ("Minis", "Dienstag", 15, "Spiegelsaal"),
    ("Jugend", "Dienstag", 17, "Spiegelsaal"),
    ("Minis", "Freitag", 16, "Halle"),
]

gruppe = input("Welche Gruppe? ").strip().capitalize()
for name, tag, stunde, raum in plan:
    if name == gruppe:
        print(f"{tag}, {stunde} Uhr: {raum}")

belegt = []
for name, tag, stunde, raum in plan:
    if (tag, stunde, raum) in belegt:
        print("Doppelt belegt:", raum, tag, stunde)
    belegt.append((tag, stunde, raum))
