import random

tage = ["Montag", "Dienstag", "Mittwoch", "Donnerstag", "Freitag"]
ideen = [
    "Zelt im Garten", "Kuchen backen", "Radtour", "Film drehen",
    "Papierflieger", "Oma besuchen", "Baumhaus planen",
]

random.shuffle(ideen)
for tag, idee in zip(tage, ideen):
    print(f"{tag}: {idee}")
print("Übrig für Regentage:", ", ".join(ideen[len(tage):]))
