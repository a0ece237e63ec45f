gramm_je_kilo = {"Heu": 40, "Gemüse": 50, "Trockenfutter": 8}

gewicht = float(input("Wie viele Kilo wiegt dein Tier? "))
print("Das bekommt es am Tag:")
for futter, gramm in gramm_je_kilo.items():
    menge = round(gewicht * gramm)
    print(f"- {futter}: {menge} Gramm")
