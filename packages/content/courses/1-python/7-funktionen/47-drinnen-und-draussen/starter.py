# Repariere tauche, damit draußen ankommt, wie viel Luft übrig ist.
# Schreib danach sammle und unternimm mehrere Tauchgänge.
luft = 100
muenzen = 0


def tauche(meter):
    luft -= meter


tauche(10)
print("Luft:", luft)
