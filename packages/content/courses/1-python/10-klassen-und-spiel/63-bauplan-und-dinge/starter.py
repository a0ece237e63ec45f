# Dem Bauplan fehlen energie und einsaetze, der Agentur fehlen Mitglieder.
# Schick danach jemanden in den Einsatz und gib die ganze Kartei aus.
class Held:
    def __init__(self, name, kraft):
        self.name = name
        self.kraft = kraft


nase = Held("Nudelnase", "riecht, wann Nudeln gar sind")
print(nase.name, nase.kraft)
