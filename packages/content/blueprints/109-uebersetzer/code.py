woerter = {"the": "der", "dog": "Hund", "is": "ist", "big": "groß", "small": "klein"}

satz = input("Ein Satz auf Englisch: ")
uebersetzt = []
for wort in satz.split():
    uebersetzt.append(woerter.get(wort, wort))

print(" ".join(uebersetzt))
