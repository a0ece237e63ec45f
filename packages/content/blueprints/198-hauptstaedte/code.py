hauptstaedte = {
    "Frankreich": "Paris",
    "Italien": "Rom",
    "Österreich": "Wien",
}
richtig = 0

for land, stadt in hauptstaedte.items():
    antwort = input(f"Wie heißt die Hauptstadt von {land}? ")
    if antwort.strip().lower() == stadt.lower():
        richtig += 1
    else:
        print("Es ist", stadt)
print(f"{richtig} von {len(hauptstaedte)} gewusst")
