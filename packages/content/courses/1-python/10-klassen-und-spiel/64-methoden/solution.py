class Drache:
    def __init__(self, name):
        self.name = name
        self.glut = 3

    def spucke(self):
        if self.glut == 0:
            print(f"{self.name}: öch, öch. Verzeihung.")
        else:
            print("<°)==" + "~" * (self.glut * 4) + " FAUCH!")
            self.glut -= 1

    def friss(self, kohlen):
        self.glut += kohlen
        print(f"{self.name} frisst {kohlen} Kohlen. Mampf.")

    def roeste(self, tueten):
        print("Plopp " * tueten)
        print(f"{tueten} Tüten Popcorn sind fertig.")


rost = Drache("Rosthauch")
for mal in range(4):
    rost.spucke()
rost.friss(2)
rost.spucke()
rost.roeste(5)
print("Glut übrig:", rost.glut)
