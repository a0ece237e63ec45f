tiere = {"Schnecke": 0.003, "Huhn": 14, "Katze": 48, "Gepard": 100}

meter = float(input("Wie viele Meter? "))
sekunden = float(input("In wie vielen Sekunden? "))

tempo = meter / sekunden
stunde = tempo * 3.6
print(f"{tempo:.1f} Meter je Sekunde")
print(f"{stunde:.1f} Kilometer je Stunde")

for tier, schafft in tiere.items():
    if stunde > schafft:
        print("Schneller als:", tier)
