import random
import time

woerter = ["tastatur", "maus", "bildschirm", "drucker", "kopfhörer"]
richtig = 0
start = time.time()

for runde in range(3):
    wort = random.choice(woerter)
    print("Tipp ab:", wort)
    if input() == wort:
        richtig += 1

dauer = time.time() - start
print(f"{richtig} von 3 richtig, in {dauer:.1f} Sekunden.")
