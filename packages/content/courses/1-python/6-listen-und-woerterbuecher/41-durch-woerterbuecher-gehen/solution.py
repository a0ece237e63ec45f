schriftzug = input("Was soll leuchten? ")
anzahl = {}
for buchstabe in schriftzug:
    if buchstabe != " ":
        anzahl[buchstabe] = anzahl.get(buchstabe, 0) + 1

print("Bestellung an den Zirkus:")
for buchstabe, stueck in anzahl.items():
    print(f"{buchstabe}: {stueck}", "*" * stueck)

alle = sum(anzahl.values())
print("Zusammen:", alle)
print("Das macht", alle * 3, "Euro. Umtausch ausgeschlossen.")
