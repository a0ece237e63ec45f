fragen = [
    ("Was ist größer, Pony oder Pferd?", "pferd"),
    ("Wie viele Planeten hat unser Sonnensystem?", "8"),
    ("Welches Tier ist das größte der Welt?", "blauwal"),
]

punkte = 0
for frage, loesung in fragen:
    antwort = input(frage + " ").strip().lower()
    if antwort == loesung:
        print("Richtig!")
        punkte += 1
    else:
        print("Leider falsch. Richtig ist:", loesung)

print(f"Du hast {punkte} von {len(fragen)} Punkten.")
