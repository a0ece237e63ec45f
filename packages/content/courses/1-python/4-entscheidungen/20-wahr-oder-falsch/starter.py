# Vergleich, was gesagt wurde, mit dem, was fehlt.
# Leg wahrheit und untertrieben an. Dann erfinde zwei eigene Prüfungen.
gesagt = int(input("Wie viele Meter Klebeband hast du verbraucht? "))
gefehlt = 50 - 38
print("Auf der Rolle fehlen", gefehlt, "Meter.")
