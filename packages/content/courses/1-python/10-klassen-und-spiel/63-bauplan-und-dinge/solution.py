class Held:
    def __init__(self, name, kraft, energie):
        self.name = name
        self.kraft = kraft
        self.energie = energie
        self.einsaetze = 0
        self.schwaeche = "Hausaufgaben"


nase = Held("Nudelnase", "riecht, wann Nudeln gar sind", 80)
socke = Held("Sockenblitz", "findet die zweite Socke", 65)
socke.schwaeche = "Sandalen"
echo = Held("Doktor Echo", "hat immer das letzte Wort", 90)

print("Alarm! In der Mensa kochen die Nudeln über.")
nase.einsaetze += 1
nase.energie -= 25

for held in [nase, socke, echo]:
    print()
    print(held.name, "-", held.kraft)
    print(f"Energie {held.energie}, Einsätze {held.einsaetze}")
    print("Schwäche:", held.schwaeche)
