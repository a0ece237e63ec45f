import random


class Kissen:
    def __init__(self, name, federn):
        self.name = name
        self.federn = federn

    def ist_leer(self):
        return self.federn == 0

    def triff(self, gegner):
        flug = random.randint(1, 12)
        if flug > gegner.federn:
            flug = gegner.federn
        gegner.federn -= flug
        print(f"{self.name}: Wumm! {gegner.name} verliert Federn: {flug}")


wolke = Kissen("Dicke Wolke", 40)
eisberg = Kissen("Eisberg", 45)
while not wolke.ist_leer() and not eisberg.ist_leer():
    wolke.triff(eisberg)
    if not eisberg.ist_leer():
        eisberg.triff(wolke)

print()
if wolke.ist_leer():
    print("Gewonnen hat:", eisberg.name)
else:
    print("Gewonnen hat:", wolke.name)
