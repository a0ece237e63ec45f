# Rahmen oben
print("*" * 30)

# Name, mit Leerzeichen in die Mitte gerückt
print("           P I X E L")
print()

# Drei Fakten
print("  Eigene Spiele:", 2)
print("  Lieblingstier: Axolotl")
print("  Kann gut: Fehler finden")

# Bild und Motto
print("\n  \\o/  Erst testen,\n   |   dann feiern!")

# Rahmen unten
print("*" * 30)
