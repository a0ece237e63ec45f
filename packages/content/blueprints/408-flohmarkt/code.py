kasse = {}

while True:
    zeile = input("Name und Preis, Enter für Schluss: ")
    if zeile == "":
        break
    name, preis = zeile.split()
    kasse[name] = kasse.get(name, 0) + float(preis)

for name, geld in kasse.items():
    print(f"{name} bekommt {geld:.2f} Euro.")
print(f"In der Kasse sind {sum(kasse.values()):.2f} Euro.")
