raetsel = {
    "👧🐺👵": "Rotkäppchen",
    "🐸👑": "Froschkönig",
}
punkte = 0

for bilder, loesung in raetsel.items():
    antwort = input(f"{bilder} Welches Märchen ist das? ")
    if antwort.strip().lower() == loesung.lower():
        punkte += 1
        print("Richtig!")
    else:
        print(f"Es war: {loesung}")
print(f"{punkte} von {len(raetsel)} erraten")
