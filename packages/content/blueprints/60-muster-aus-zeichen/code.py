zeichen = "*"
hoehe = 8

# Nach unten immer breiter
for reihe in range(hoehe):
    print(" " * (hoehe - reihe) + zeichen * (2 * reihe + 1))

# Und wieder schmaler
for reihe in range(hoehe - 2, -1, -1):
    print(" " * (hoehe - reihe) + zeichen * (2 * reihe + 1))
