ernte = {}

while True:
    zeile = input("Wer und wie viel? Enter für Schluss: ")
    if zeile == "":
        break
    name, menge = zeile.split()
    ernte[name] = ernte.get(name, 0) + float(menge)

for name, menge in ernte.items():
    print(f"{name:10} {menge:6.1f} Kilo")
if ernte:
    print("Am meisten:", max(ernte, key=ernte.get))
    print("Zusammen:", sum(ernte.values()), "Kilo")
