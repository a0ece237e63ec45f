fragen = [
    "Am Morgen: a) gleich losrennen oder b) noch kuscheln? ",
    "In der Pause: a) mit allen spielen oder b) mit einem Freund reden? ",
    "Am Abend: a) ein Abenteuer oder b) ein Buch? ",
]
tiere = {"a": "Hund", "b": "Katze"}
punkte = {"a": 0, "b": 0}

for frage in fragen:
    antwort = input(frage)
    if antwort in punkte:
        punkte[antwort] += 1

# Was kam am häufigsten vor?
gewinner = max(punkte, key=punkte.get)
print("In dir steckt:", tiere[gewinner])
