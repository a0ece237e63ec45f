texte = {
    "Katzen": "Eine Katze trinkt Wasser, keine Milch.",
    "Kochen": "Für Pudding brauchst du Milch und Zucker.",
    "Weltraum": "Der Mond kreist um die Erde.",
}

gesucht = input("Wonach suchst du? ").lower().split()
for titel, text in texte.items():
    treffer = 0
    for wort in gesucht:
        if wort in text.lower():
            treffer += 1
    print(treffer, titel)
