# Schreib triff und ist_leer. Danach kämpfen zwei Kissen,
# bis eines leer ist, und du sagst an, wer gewonnen hat.
import random


class Kissen:
    def __init__(self, name, federn):
        self.name = name
        self.federn = federn

    def triff(self, gegner):
        print(self.name, "haut daneben.")


wolke = Kissen("Dicke Wolke", 40)
eisberg = Kissen("Eisberg", 40)
wolke.triff(eisberg)
