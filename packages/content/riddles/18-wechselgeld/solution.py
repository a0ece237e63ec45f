preis = 2
bezahlt = 5
zurueck = bezahlt - preis
print("Zurück:", zurueck, "Euro")
