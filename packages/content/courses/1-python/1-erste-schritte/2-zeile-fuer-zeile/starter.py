# Bring die Zeilen in die richtige Reihenfolge.
# Gib dann eine leere Zeile aus und erzähl, was draußen geschieht.
print("Ich schalte die Lampe ein.")
print("Ich fahre durch das Tor.")
print("Ich öffne das Tor.")
