zahl = int(input("Eine Zahl von 0 bis 255: "))

rest = zahl
bits = ""
for wert in [128, 64, 32, 16, 8, 4, 2, 1]:
    if rest >= wert:
        bits += "1"
        rest -= wert
        print(f"Die {wert} passt hinein, es bleiben {rest}.")
    else:
        bits += "0"

print(f"{zahl} in Nullen und Einsen: {bits}")
if rest > 0:
    print("Acht Bits reichen nicht, übrig ist", rest)
