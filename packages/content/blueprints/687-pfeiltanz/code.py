import random
import time

pfeile = {"↑": "w", "←": "a", "↓": "s", "→": "d"}
treffer = 0
start = time.time()
for runde in range(5):
    pfeil = random.choice(list(pfeile))
    taste = input(pfeil + " ")
    if taste == pfeile[pfeil]:
        treffer += 1
dauer = round(time.time() - start, 1)
print("Treffer:", treffer)
print("Sekunden:", dauer)
