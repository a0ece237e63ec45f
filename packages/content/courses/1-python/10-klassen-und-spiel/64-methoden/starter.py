# Schreib die Methoden spucke und friss und dazu ein eigenes Kunststück.
# Lass den Drachen danach auftreten.
class Drache:
    def __init__(self, name):
        self.name = name
        self.glut = 3

    def spucke(self):
        print(self.name, "steht da.")


rost = Drache("Rosthauch")
rost.spucke()
