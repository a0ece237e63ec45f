habe = {"Achse": 10, "Pin": 52, "Rad": 4}
brauche = {"Achse": 14, "Pin": 40, "Rad": 4, "Motor": 1}

fehlt_etwas = False
for teil, anzahl in brauche.items():
    fehlt = anzahl - habe.get(teil, 0)
    if fehlt > 0:
        print(f"{fehlt} mal {teil} fehlt noch.")
        fehlt_etwas = True

if not fehlt_etwas:
    print("Alles da, leg los!")
