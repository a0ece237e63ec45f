# Bau das Ratespiel: verdecke, ist_erraten, zeichne und zuletzt spiele.
# Probier jede Funktion aus, bevor du die nächste schreibst.
import random

woerter = ["akku", "kakao", "tastatur"]


def verdecke(wort, geraten):
    return "_" * len(wort)


wort = random.choice(woerter)
print(verdecke(wort, ["a"]))
