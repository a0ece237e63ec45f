woerter = ["Maus", "Laus", "Hund", "Mund", "Strauß", "Katze", "Tatze", "Haus"]

wort = input("Worauf soll es sich reimen? ")
ende = wort[-3:].lower()
treffer = []
for anderes in woerter:
    if anderes.lower().endswith(ende) and anderes != wort:
        treffer.append(anderes)
print(f"Auf {wort} reimt sich:", ", ".join(treffer))
print(len(treffer), "Reime gefunden")
