print("Drucker läuft.")
for nummer in range(5):
    print("Nummer", nummer)
print("Viel Glück!")
