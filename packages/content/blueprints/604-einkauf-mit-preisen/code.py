summe = 0
anzahl = 0

ding = input("Was kaufst du? (oder fertig) ")
while ding != "fertig":
    preis = float(input("Was kostet es? "))
    summe = summe + preis
    anzahl = anzahl + 1
    ding = input("Was noch? (oder fertig) ")

print(anzahl, "Sachen kosten zusammen", round(summe, 2), "Euro")
