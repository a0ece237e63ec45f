vornamen = {"A": "Apfelblüte", "B": "Birkenwind", "M": "Mondlicht", "P": "Perlentau"}
nachnamen = ["vom See", "aus dem Moos", "Sternenstaub", "vom Nebelberg"]

name = input("Wie heißt du? ")
monat = int(input("Dein Geburtsmonat als Zahl? "))

anfang = name[0].upper()
vorne = vornamen.get(anfang, "Silberblatt")
hinten = nachnamen[monat % len(nachnamen)]
print(f"Als Elfe heißt du {vorne} {hinten}.")
