import random

runde = ["Byte", "Pixel", "Fuchs", "Igel"]
random.shuffle(runde)

while len(runde) > 1:
    print("Noch im Rennen:", ", ".join(runde))
    sieger = []
    for nummer in range(0, len(runde), 2):
        eins, zwei = runde[nummer], runde[nummer + 1]
        wahl = input(f"1 {eins} gegen 2 {zwei}: Wer gewinnt (1 oder 2)? ")
        if wahl == "1":
            sieger.append(eins)
        else:
            sieger.append(zwei)
    runde = sieger
print("Der Pokal geht an:", runde[0])
