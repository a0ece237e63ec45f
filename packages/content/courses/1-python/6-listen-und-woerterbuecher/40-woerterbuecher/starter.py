# Bring der Kasse bei, den Preis nachzuschlagen.
# Ergänze eigene Waren und ändere die Preise von Mondstaub und Dosennebel.
preise = {"Mondstaub": 7, "Dosennebel": 4}
ware = input("Was darf es sein? ")
print("Preis: 7 Taler")
