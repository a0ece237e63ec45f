anzahl = {}

while True:
    was = input("Was war es? Enter, wenn Schluss ist: ")
    if was == "":
        break
    anzahl[was] = anzahl.get(was, 0) + 1

for was, zahl in anzahl.items():
    print(f"{was:12}", "|" * zahl)

if anzahl:
    sieger = max(anzahl, key=anzahl.get)
    print("Am häufigsten:", sieger, "mit", anzahl[sieger])
