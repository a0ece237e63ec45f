import random

sorten = ["Vanille", "Schoko", "Erdbeere", "Zitrone"]
trinkgeld = 0

for gast in range(2):
    bestellung = random.choice(sorten) + " " + random.choice(sorten)
    print(f"Ein Gast möchte: {bestellung}")
    becher = input("Was füllst du ein? ")
    if becher == bestellung:
        trinkgeld += 1
        print("Oh, lecker! Ein Euro Trinkgeld.")
    else:
        print("Das habe ich nicht bestellt!")
print(f"Feierabend mit {trinkgeld} Euro Trinkgeld.")
