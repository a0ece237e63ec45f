import random

ecken = ["links", "mitte", "rechts"]
tore = 0

for schuss in range(3):
    ziel = input("Wohin schießt du: links, mitte oder rechts? ")
    torwart = random.choice(ecken)
    print("Der Torwart springt nach:", torwart)
    if ziel == torwart:
        print("Gehalten!")
    else:
        print("Tor!")
        tore += 1

print(f"{tore} von 3 Schüssen waren drin.")
