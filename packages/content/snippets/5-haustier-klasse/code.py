class Haustier:
    def __init__(self, name, hunger=3):
        self.name = name
        self.hunger = hunger

    def fuettern(self, portionen=1):
        self.hunger = max(0, self.hunger - portionen)

    def bericht(self):
        if self.hunger == 0:
            return f"{self.name} ist satt."
        return f"{self.name} will noch {self.hunger} Portionen."


hamster = Haustier("Krümel")
fisch = Haustier("Nautilus", 5)
hamster.fuettern(3)
print(hamster.bericht())
print(fisch.bericht())
