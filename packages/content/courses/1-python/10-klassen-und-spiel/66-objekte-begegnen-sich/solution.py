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
otto = Kissen("Eiskalter Otto", 45)
while not wolke.ist_leer() and not otto.ist_leer():
    wolke.triff(otto)
    if not otto.ist_leer():
        otto.triff(wolke)

print()
if wolke.ist_leer():
    print("Gewonnen hat:", otto.name)
else:
    print("Gewonnen hat:", wolke.name)
