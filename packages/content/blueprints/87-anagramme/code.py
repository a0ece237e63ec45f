woerter = [
    "lager", "regal", "lampe", "palme", "ampel", "nagel", "angel",
    "leben", "nebel", "rente", "ernte", "rot", "tor", "ort", "sieb", "eis",
]

eingabe = input("Welches Wort soll ich schütteln? ").strip().lower()
buchstaben = sorted(eingabe)

gefunden = []
for wort in woerter:
    if sorted(wort) == buchstaben and wort != eingabe:
        gefunden.append(wort)

print("Sortiert sieht es so aus:", "".join(buchstaben))
if gefunden:
    print("Daraus lässt sich legen:", ", ".join(gefunden))
else:
    print("Dazu kenne ich noch kein anderes Wort.")
