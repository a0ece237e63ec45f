staedte = {"B": "Berlin", "HH": "Hamburg", "M": "München", "K": "Köln", "L": "Leipzig"}
gesehen = set()

while True:
    kuerzel = input("Welches Kürzel? Enter für Schluss: ").upper()
    if kuerzel == "":
        break
    if kuerzel in gesehen:
        print("Das hattet ihr schon.")
    else:
        gesehen.add(kuerzel)
        print(staedte.get(kuerzel, "Unbekannt, schlag es nach!"))

print("Gesammelt:", len(gesehen))
print("Es fehlen:", sorted(set(staedte) - gesehen))
