# Bau Gegner und Kampf ein, außerdem den Befehl nimm.
# Räume und Schätze darfst du austauschen, die Namen der Variablen nicht.
class Figur:
    def __init__(self):
        self.leben = 10
        self.tasche = []


wege = {"Kasse": {"norden": "Garten"}, "Garten": {"süden": "Kasse"}}
schaetze = {"Kasse": "Zollstock", "Garten": "goldener Zwerg"}
ich = Figur()
ort = "Kasse"

befehl = ""
while befehl != "ende":
    print("Du bist hier:", ort)
    befehl = input("> ").strip().lower()
    if befehl in wege[ort]:
        ort = wege[ort][befehl]
print("Feierabend.")
