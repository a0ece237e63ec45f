taschengeld = 15
ausgaben = {"Comic": 5, "Eis": 2, "Bastelsachen": 4}

print("Im Monat bekommst du", taschengeld, "Euro.")
rest = taschengeld
for sache, preis in ausgaben.items():
    rest -= preis
    print(f"{sache}: {preis} Euro, danach bleiben {rest}.")

print()
print("Wenn du den Rest sparst:")
for monat in range(1, 7):
    gespart = rest * monat
    print(f"Monat {monat}: {gespart:3} Euro", "*" * gespart)
