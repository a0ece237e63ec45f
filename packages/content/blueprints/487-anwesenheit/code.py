namen = ["Falke", "Blitz", "Wolke"]
fehlt = []

for name in namen:
    antwort = input(f"Ist {name} da, j oder n? ")
    if antwort != "j":
        fehlt.append(name)

da = len(namen) - len(fehlt)
print(f"{da} von {len(namen)} sind da.")
if fehlt:
    print("Es fehlen:", ", ".join(fehlt))
else:
    print("Alle da!")
