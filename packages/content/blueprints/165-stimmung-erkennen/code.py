beispiele = [
    ("du bist super nett", "nett"),
    ("das hast du toll gemacht", "nett"),
    ("geh weg du nervst", "gemein"),
    ("das ist total doof", "gemein"),
]
punkte = {"nett": 0, "gemein": 0}
satz = input("Schreib einen Satz: ").lower().split()
for text, sorte in beispiele:
    for wort in text.split():
        if wort in satz:
            punkte[sorte] += 1
print(punkte)
print("Das klingt", max(punkte, key=punkte.get))
