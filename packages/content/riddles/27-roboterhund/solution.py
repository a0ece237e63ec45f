class Hund:
    def __init__(self, name):
        self.name = name
    def belle(self):
        print(self.name, "sagt Wuff!")
hund = Hund("Robo")
hund.belle()
