import random

hoehen = ["E", "F", "G", "A", "H", "C", "D", "E", "F"]
note = random.randint(0, 8)

for hoehe in range(8, -1, -1):
    if hoehe == note:
        strich = "-----O-----" if hoehe % 2 == 0 else "     O     "
    else:
        strich = "-----------" if hoehe % 2 == 0 else "           "
    print(strich)
antwort = input("Wie heißt die Note? ").upper()
if antwort == hoehen[note]:
    print("Genau!")
else:
    print("Es war ein", hoehen[note])
