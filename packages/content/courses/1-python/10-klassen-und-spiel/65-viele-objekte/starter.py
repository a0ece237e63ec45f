# Bau die ganze Truppe und lass alle dreimal springen.
# Sag dann den Sieger an und zähl alle Weiten zusammen.
import random


class Floh:
    def __init__(self, name):
        self.name = name
        self.weite = 0

    def springe(self):
        self.weite = random.randint(1, 50)
        print(self.name, "springt. Weite:", self.weite)


truppe = [Floh("Zwick")]
truppe[0].springe()
