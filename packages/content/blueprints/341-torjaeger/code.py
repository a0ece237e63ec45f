tore = {"Falke": 2, "Blitz": 1}

while True:
    name = input("Wer hat getroffen? Enter, wenn Schluss ist: ")
    if name == "":
        break
    tore[name] = tore.get(name, 0) + 1

def zahl_der_tore(paar):
    return paar[1]

print("Die besten Torschützen:")
for name, zahl in sorted(tore.items(), key=zahl_der_tore, reverse=True):
    print(f"{name:12}{zahl:3}  " + "o" * zahl)
