import random

ueben = random.sample(["G-Dur", "C-Dur", "D-Dur", "E-Moll", "A-Moll", "D-Moll"], 3)
print("Heute übst du:", ", ".join(ueben))

toene = ["C", "Cis", "D", "Dis", "E", "F", "Fis", "G", "Gis", "A", "Ais", "H"]
grundton = input("Welcher Grundton, zum Beispiel C oder G? ")

if grundton in toene:
    stelle = toene.index(grundton)
    for name, terz in [("Dur", 4), ("Moll", 3)]:
        akkord = []
        for schritt in (0, terz, 7):
            akkord.append(toene[(stelle + schritt) % 12])
        print(f"{grundton}-{name}:", " ".join(akkord))
else:
    print("Diesen Ton kenne ich nicht:", grundton)
