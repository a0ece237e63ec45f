import random

held = 20
drache = 25
print("Ein Drache blockiert die Brücke. Kitzel ihn, bis er wegfliegt!")
while held > 0 and drache > 0:
    print(f"Deine Puste: {held}, Puste des Drachen: {drache}")
    zug = input("kitzeln oder ausruhen? ").strip().lower()
    if zug == "kitzeln":
        wirkung = random.randint(3, 8)
        drache -= wirkung
        print("Der Drache kichert. Puste weg:", wirkung)
    else:
        held += 3
        print("Du holst tief Luft.")
    rauch = random.randint(2, 6)
    held -= rauch
    print("Er pustet Rauch, du musst husten. Puste weg:", rauch)

if drache <= 0:
    print("Der Drache lacht Tränen und fliegt davon. Gewonnen!")
else:
    print("Du bist außer Puste. Die Brücke muss warten.")
