vokabeln = {"Hund": "dog", "Katze": "cat", "Igel": "hedgehog", "Regen": "rain"}
punkte = 0

for wort, richtig in vokabeln.items():
    antwort = input(f"{wort} auf Englisch: ").strip().lower()
    if antwort == richtig:
        print("Richtig!")
        punkte += 1
    else:
        print("Leider nein. Richtig ist", richtig)

print(f"Du wusstest {punkte} von {len(vokabeln)} Wörtern.")
