woerter = {"Tafel": "die", "Stift": "der", "Heft": "das"}
punkte = 0

for wort, artikel in woerter.items():
    antwort = input(f"der, die oder das {wort}? ").strip().lower()
    if antwort == artikel:
        print("Richtig!")
        punkte += 1
    else:
        print("Es heißt:", artikel, wort)

print(f"{punkte} von {len(woerter)} gewusst")
