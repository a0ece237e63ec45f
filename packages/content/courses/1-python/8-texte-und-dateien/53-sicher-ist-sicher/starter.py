# Mach den Spender handfest: Er fragt nach, bis die Zahl passt.
# Zähl auch, wie oft es nicht geklappt hat.
anzahl = int(input("Wie viele Bärchen? "))
print("Ausgegeben:", anzahl)
