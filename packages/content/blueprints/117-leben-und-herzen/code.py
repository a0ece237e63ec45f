import random

herzen = 3
runde = 1

while herzen > 0 and runde <= 9:
    print("Herzen:", "♥ " * herzen)
    tuer = input("Tür 1, 2 oder 3? ")
    kobold = str(random.randint(1, 3))
    if tuer == kobold:
        herzen -= 1
        print("Autsch, der Kobold!")
    else:
        print("Niemand da, weiter geht es.")
    runde += 1

print("Geschafft!" if herzen > 0 else "Das Spiel ist aus.")
