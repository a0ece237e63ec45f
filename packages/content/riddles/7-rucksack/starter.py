def gewicht(dinge):
    summe = 0
    for kilo in dinge:
        summe += kilo
        return summe
print(gewicht([2, 1, 40]), "Kilo")
