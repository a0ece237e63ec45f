fuer = 4
rezept = {"Gramm Mehl": 250, "Becher Milch": 2, "Eier": 3}

gaeste = int(input("Wie viele seid ihr? "))
print("Pfannkuchen für", gaeste)
for zutat, menge in rezept.items():
    neue_menge = menge * gaeste / fuer
    print(round(neue_menge, 1), zutat)
