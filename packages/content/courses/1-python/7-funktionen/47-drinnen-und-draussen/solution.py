def tauche(luft, meter):
    print("Gurke taucht", meter, "Meter tief. Blubb.")
    verbrauch = meter * 2
    return luft - verbrauch


def sammle(muenzen, meter):
    if meter > 10:
        return muenzen + meter
    return muenzen + 1


luft = 100
muenzen = 0
for tiefe in [6, 12, 20]:
    luft = tauche(luft, tiefe)
    muenzen = sammle(muenzen, tiefe)
print("Luft:", luft)
print("Münzen:", muenzen)
