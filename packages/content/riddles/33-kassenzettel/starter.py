summe = 0
for preis in [2, 3, 4]:
    summe += preis
    print("Zusammen:", summe)
