belaege = {"Käse": 1.00, "Pilze": 0.80, "Mais": 0.50, "Ananas": 1.20}
preis = 5.00

print("Belag:", ", ".join(belaege))
wunsch = input("Was soll auf die Pizza? ")
for belag in wunsch.split(", "):
    if belag in belaege:
        preis += belaege[belag]
        print(f"+ {belag}")
print(f"Deine Pizza kostet {preis:.2f} Euro.")
