meter = {"mm": 0.001, "cm": 0.01, "m": 1, "km": 1000, "Zoll": 0.0254, "Fuß": 0.3048}

zahl = float(input("Welche Zahl willst du umrechnen? "))
print("Ich kenne:", ", ".join(meter))
von = input("In welcher Einheit steht sie? ")
nach = input("Und in welche soll sie? ")

if von in meter and nach in meter:
    ergebnis = zahl * meter[von] / meter[nach]
    print(f"{zahl} {von} sind {round(ergebnis, 3)} {nach}.")
else:
    print("So eine Einheit habe ich nicht.")
