# Ersetze die drei Sätze durch eine Schleife mit mindestens 20 Runden.
# Jeder Satz bekommt eine Nummer, die Unterschrift kommt nur einmal.
print(1, "Ich löte nicht im Matheunterricht.")
print(2, "Ich löte nicht im Matheunterricht.")
print(3, "Ich löte nicht im Matheunterricht.")
