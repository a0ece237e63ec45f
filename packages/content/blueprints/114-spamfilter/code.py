beispiele = [
    ("gewinn jetzt viel geld", 1),
    ("klick hier für geld", 1),
    ("kommst du heute zum training", -1),
    ("die hausaufgabe ist schwer", -1),
]

gewicht = {}
for text, wert in beispiele:
    for wort in text.split():
        gewicht[wort] = gewicht.get(wort, 0) + wert

summe = 0
for wort in input("Eine Nachricht: ").split():
    summe += gewicht.get(wort, 0)
print("Das klingt nach Werbung." if summe > 0 else "Das klingt echt.")
