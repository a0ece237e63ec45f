preis = 1.50
anzahl = 3
kosten = preis * anzahl
print(kosten, "Euro")
