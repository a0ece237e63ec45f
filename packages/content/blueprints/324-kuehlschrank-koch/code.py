gerichte = {
    "Nudelauflauf": ["Nudeln", "Käse", "Tomaten"],
    "Rührei": ["Eier", "Butter"],
    "Käsetoast": ["Toast", "Käse"],
}
vorrat = input("Was ist da, mit Leerzeichen dazwischen? ").split()
for gericht, zutaten in gerichte.items():
    fehlt = []
    for zutat in zutaten:
        if zutat not in vorrat:
            fehlt.append(zutat)
    if fehlt:
        print(gericht, "- es fehlt:", ", ".join(fehlt))
    else:
        print(gericht, "- das kannst du gleich kochen!")
