fragen = [
    ("Wovor gruselt sich Papa?", "spinne"),
    ("Welche Eissorte nimmt Oma immer?", "zitrone"),
    ("Wer schnarcht am lautesten?", "hund"),
]
punkte = 0

for frage, antwort in fragen:
    geraten = input(frage + " ").lower()
    if antwort in geraten:
        print("Stimmt!")
        punkte += 1
    else:
        print("Nein, richtig war:", antwort.capitalize())

print()
print(f"Du hast {punkte} von {len(fragen)} Fragen gewusst.")
if punkte == len(fragen):
    print("Dir macht in dieser Familie keiner etwas vor.")
