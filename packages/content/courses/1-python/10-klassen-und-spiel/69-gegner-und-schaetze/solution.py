class Figur:
    def __init__(self):
        self.leben = 10
        self.tasche = []

    def kaempfe(self, gegner):
        self.leben -= gegner.kraft
        print(f"{gegner.name} besiegt, {gegner.kraft} Leben verbraucht.")


class Gegner:
    def __init__(self, name, kraft):
        self.name = name
        self.kraft = kraft


wege = {
    "Kasse": {"norden": "Garten"},
    "Garten": {"süden": "Kasse", "osten": "Lager"},
    "Lager": {"westen": "Garten"},
}
schaetze = {"Kasse": "Zollstock", "Garten": "goldener Zwerg", "Lager": "letzter Akku"}
gegner = {"Garten": Gegner("Rasenmäher", 4), "Lager": Gegner("Gabelstapler", 7)}
ich = Figur()
ort = "Kasse"

befehl = ""
while befehl != "ende" and ich.leben > 0:
    print(f"\n{ort}, Leben: {ich.leben}")
    if ort in gegner:
        print("Vor dir steht:", gegner[ort].name)
    if ort in schaetze:
        print("Hier liegt:", schaetze[ort])
    befehl = input("> ").strip().lower()
    if befehl in wege[ort]:
        ort = wege[ort][befehl]
    elif befehl == "kampf" and ort in gegner:
        ich.kaempfe(gegner.pop(ort))
    elif befehl == "nimm" and ort in schaetze and ort not in gegner:
        ich.tasche.append(schaetze.pop(ort))
        print("Eingesteckt.")
    elif befehl != "ende":
        print("Das geht hier nicht.")

if ich.leben <= 0:
    print("Du schläfst auf einer Gartenbank ein. Verloren!")
print("In der Tasche:", ich.tasche)
