# Dein Spiel! Dieses Gerüst läuft schon, den Rest erfindest du.
# Passt der Lösungsweg noch? Prüf ihn nach jedem Umbau.
class Figur:
    def __init__(self):
        self.tasche = []


wege = {"Zelt": {"norden": "Waldweg"}, "Waldweg": {"süden": "Zelt"}}
loesung = ["norden"]


def spiele():
    ich = Figur()
    ort = "Zelt"
    while True:
        print("Du bist hier:", ort)
        befehl = input("> ").strip().lower()
        if befehl == "ende":
            print("Bis bald.")
            break
        elif befehl in wege[ort]:
            ort = wege[ort][befehl]


spiele()
