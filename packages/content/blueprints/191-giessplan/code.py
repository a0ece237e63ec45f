alle_tage = {"Kaktus": 14, "Tomate": 2, "Kaninchen": 1, "Efeu": 3}

tag = int(input("Der wievielte Tag ist heute? "))
print("Heute sind dran:")
for name, abstand in alle_tage.items():
    if tag % abstand == 0:
        print("-", name)
print("Danke von allen!")
