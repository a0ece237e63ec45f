import random

karte = {"Pommes": 4, "Burger": 7, "Limo": 3, "Döner": 6}
trinkgeld = 0

for nummer in range(1, 4):
    essen = random.choice(list(karte))
    preis = karte[essen]
    print(f"Kunde {nummer}: Einmal {essen} für {preis} Euro, hier sind 20.")
    zurueck = int(input("Wie viel gibst du zurück? "))
    if zurueck == 20 - preis:
        print("Stimmt! Ein Euro Trinkgeld für dich.")
        trinkgeld += 1
    else:
        print("Moment, es sind", 20 - preis)

print("Dein Trinkgeld:", trinkgeld, "Euro")
