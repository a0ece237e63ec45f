import random

holz = 0
steine = 0
haeuser = 0
for tag in range(1, 6):
    print(f"Tag {tag}: {holz} Holz, {steine} Steine, {haeuser} Häuser")
    was = input("Holz, Steine oder Haus? ").lower()
    if was == "holz":
        holz += random.randint(2, 4)
    elif was == "steine":
        steine += random.randint(1, 3)
    elif was == "haus" and holz >= 3 and steine >= 2:
        holz -= 3
        steine -= 2
        haeuser += 1
        print("Ein neues Haus steht!")
    else:
        print("Das geht noch nicht.")
print("So groß ist dein Dorf:", haeuser)
