# Die Schule um Mitternacht
wege = {
    "Schulhof": {"norden": "Aula", "osten": "Fahrradkeller"},
    "Aula": {"süden": "Schulhof", "osten": "Lehrerzimmer"},
    "Lehrerzimmer": {"westen": "Aula"},
    "Fahrradkeller": {"westen": "Schulhof"},
}
texte = {
    "Schulhof": "Der Mond scheint auf einen vergessenen Turnbeutel.",
    "Aula": "Auf der Bühne steht ein Klavier. Es atmet.",
    "Lehrerzimmer": "Kalter Kaffee. Jemand hat alle Arbeiten mit 1 benotet.",
    "Fahrradkeller": "Zwischen den Rädern klingelt es ganz leise.",
}
start = "Schulhof"
ort = start

befehl = ""
while befehl != "ende":
    print()
    print(ort)
    print(texte[ort])
    befehl = input("> ").strip().lower()
    if befehl in wege[ort]:
        ort = wege[ort][befehl]
    elif befehl != "ende":
        print("Das geht hier nicht. Wege:", ", ".join(wege[ort].keys()))
print("Du schleichst nach Hause.")
