preis = 2.50
bezahlt = 0

print("Limonade kostet", preis, "Euro.")
while bezahlt < preis:
    muenze = float(input("Wirf eine Münze ein: "))
    bezahlt += muenze
    print("Eingeworfen:", bezahlt)

print("Bitte schön! Rückgeld:", bezahlt - preis)
