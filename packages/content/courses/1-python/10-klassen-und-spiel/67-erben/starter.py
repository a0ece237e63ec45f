# Bau die Gitarre und ein erfundenes Instrument, beide erben von Instrument.
# Nimm sie in die Band auf und lass alle spielen.
class Instrument:
    def __init__(self, name):
        self.name = name

    def spiele(self):
        print(self.name, "brummt.")


band = [Instrument("Kühlschrank")]
for teil in band:
    teil.spiele()
