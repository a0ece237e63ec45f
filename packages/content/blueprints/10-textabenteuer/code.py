wege = {
    "Kapsel": {"norden": "Gang"},
    "Gang": {"süden": "Kapsel", "osten": "Gewächshaus"},
    "Gewächshaus": {"westen": "Gang"},
}
texte = {
    "Kapsel": "Du wachst in einer Raumkapsel auf. Etwas piept.",
    "Gang": "Ein langer Gang. Das Licht flackert.",
    "Gewächshaus": "Hier wachsen Tomaten, so groß wie Fußbälle.",
}
ort = "Kapsel"
befehl = ""
while befehl != "ende":
    print()
    print(texte[ort])
    print("Wege:", ", ".join(wege[ort].keys()))
    befehl = input("> ").strip().lower()
    if befehl in wege[ort]:
        ort = wege[ort][befehl]
    elif befehl != "ende":
        print("Da geht es nicht lang.")
print("Fortsetzung folgt.")
