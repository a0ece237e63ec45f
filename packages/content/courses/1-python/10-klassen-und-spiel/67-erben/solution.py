class Instrument:
    def __init__(self, name):
        self.name = name

    def spiele(self):
        print(self.name, "brummt.")


class Gitarre(Instrument):
    def __init__(self, name, saiten):
        super().__init__(name)
        self.saiten = saiten

    def spiele(self):
        print(self.name + ":", "schrumm " * self.saiten)


class Gurkophon(Instrument):
    def spiele(self):
        print(self.name + ": flööt ... knack.")
        print("(Jemand hat abgebissen.)")


band = [Instrument("Kühlschrank"), Gitarre("Holzwurm", 4)]
band.append(Gitarre("Wäscheständer", 9))
band.append(Gurkophon("Salatgurke in C"))
for teil in band:
    teil.spiele()
print("Tosender Beifall. Zwei Katzen verlassen den Hof.")
