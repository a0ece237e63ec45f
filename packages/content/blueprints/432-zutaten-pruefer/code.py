verboten = {
    "mein Bruder": ["nuss", "nüsse", "mandel"],
    "meine Freundin": ["milch", "sahne", "butter"],
}

zutaten = input("Welche Zutaten stehen auf der Packung? ").lower()

for wer, liste in verboten.items():
    gefunden = []
    for wort in liste:
        if wort in zutaten:
            gefunden.append(wort)
    if gefunden:
        print(f"Halt! Das darf {wer} nicht essen:", ", ".join(gefunden))
    else:
        print(f"Nichts gefunden, was {wer} nicht darf.")
