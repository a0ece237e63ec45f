gast = "Byte"
uhr = 15
print(f"Hallo {gast}!")
print(f"Komm um {uhr} Uhr.")
print("Bring eine Gabel mit.")
