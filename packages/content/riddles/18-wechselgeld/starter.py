preis = 2
bezahlt = 5
zurueck = preis - bezahlt
print("Zurück:", zurueck, "Euro")
