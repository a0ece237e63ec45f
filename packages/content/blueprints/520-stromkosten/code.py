preis = 0.35

watt = float(input("Wie viel Watt hat das Gerät? "))
stunden = float(input("Wie viele Stunden läuft es am Tag? "))
tage = int(input("An wie vielen Tagen? "))

verbrauch = watt * stunden * tage / 1000
print(f"Verbrauch: {verbrauch:.1f} Kilowattstunden")
print(f"Kosten: {verbrauch * preis:.2f} Euro")
