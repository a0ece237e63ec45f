# Zähl, wie oft jeder Buchstabe vorkommt, aber ohne Leerzeichen.
# Gib dann für jeden eine Zeile aus und am Ende die Gesamtzahl.
schriftzug = input("Was soll leuchten? ")
anzahl = {}
for buchstabe in schriftzug:
    print(buchstabe)
