print("Drucker läuft.")
for nummer in range(1, 5):
    print("Nummer", nummer)
print("Viel Glück!")
