menge = float(input("Wie viele Stück kennst du? "))
preis = float(input("Was kosten sie zusammen? "))
gesucht = float(input("Wie viele willst du? "))

eins = preis / menge
ergebnis = eins * gesucht
print(f"{menge:g} Stück kosten {preis:g} Euro.")
print(f"1 Stück kostet {preis:g} : {menge:g} = {eins:g} Euro.")
print(f"{gesucht:g} Stück kosten {eins:g} mal {gesucht:g} = {ergebnis:g} Euro.")
