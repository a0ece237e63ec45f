sprueche = {
    "Es wird hell": "lumira",
    "Eine Tür geht auf": "klapauf",
    "Etwas schwebt": "federo",
}
punkte = 0

for wirkung, spruch in sprueche.items():
    antwort = input(wirkung + ". Welcher Spruch? ").strip().lower()
    if antwort == spruch:
        print("Fünf Punkte für dein Haus!")
        punkte += 5
    else:
        print("Nur ein bisschen Rauch. Richtig war:", spruch)

print("Hauspunkte:", punkte)
