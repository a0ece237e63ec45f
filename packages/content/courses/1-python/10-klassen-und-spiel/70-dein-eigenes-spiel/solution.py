# Der Leuchtturm ist aus, und im Nebel wartet ein Schiff.
class Figur:
    def __init__(self):
        self.tasche = []

    def nimm(self, ding):
        self.tasche.append(ding)
        print("Eingesteckt:", ding)


class Waechter:
    def __init__(self, name, wunsch):
        self.name = name
        self.wunsch = wunsch
        self.ist_satt = False

    def laesst_durch(self, figur):
        if self.wunsch in figur.tasche:
            figur.tasche.remove(self.wunsch)
            self.ist_satt = True
            print(f"{self.name} schnappt nach dem {self.wunsch} und fliegt weg.")
        elif not self.ist_satt:
            print(f"{self.name} sitzt auf der Treppe und schreit vor Hunger.")
        return self.ist_satt


wege = {
    "Steg": {"norden": "Strand"},
    "Strand": {"süden": "Steg", "osten": "Hütte", "norden": "Lampenraum"},
    "Hütte": {"westen": "Strand"},
    "Lampenraum": {"süden": "Strand"},
}
texte = {
    "Steg": "Nebel. Weit draußen tutet ein Schiff.",
    "Strand": "Über dir ragt der Turm auf, eine Treppe führt hinein.",
    "Hütte": "Hier riecht es nach Fisch und nassem Hund.",
    "Lampenraum": "Eine leere Fassung. Hier fehlt etwas Rundes.",
}
loesung = ["norden", "nimm", "osten", "nimm", "westen", "norden"]


def spiele():
    ich = Figur()
    moewe = Waechter("Die Möwe", "Fischbrötchen")
    funde = {"Strand": "Glühbirne", "Hütte": "Fischbrötchen"}
    ort = "Steg"
    befehl = ""
    while befehl != "ende":
        print(f"\n{ort}: {texte[ort]}")
        if ort in funde:
            print("Da liegt etwas:", funde[ort])
        befehl = input("> ").strip().lower()
        if befehl == "hilfe":
            print("Befehle: norden, süden, osten, westen, nimm, ende")
        elif befehl == "nimm" and ort in funde:
            ich.nimm(funde.pop(ort))
        elif befehl in wege[ort]:
            if wege[ort][befehl] != "Lampenraum" or moewe.laesst_durch(ich):
                ort = wege[ort][befehl]
        elif befehl != "ende":
            print("Der Wind heult. Sonst passiert nichts.")
        if ort == "Lampenraum" and "Glühbirne" in ich.tasche:
            print("Licht! Das Schiff dreht bei. Gewonnen!")
            break


print("Tipp hilfe, wenn du nicht weiterweißt.")
spiele()
