import random

tage = ["Montag", "Dienstag", "Mittwoch", "Donnerstag", "Freitag"]
gerichte = ["Nudeln", "Pfannkuchen", "Linsensuppe", "Kartoffelbrei", "Pizza", "Reis mit Gemüse"]

random.shuffle(gerichte)
print("Unser Kochplan")
for nummer in range(5):
    print(f"{tage[nummer]}: {gerichte[nummer]}")
print("Guten Appetit!")
