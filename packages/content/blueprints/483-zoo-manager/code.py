import random

preise = {"Esel": 20, "Pinguin": 40, "Löwe": 90}
zoo = []
geld = 100

for tag in range(1, 4):
    wunsch = input(f"Tag {tag}, {geld} Taler. Esel, Pinguin, Löwe oder nichts? ").capitalize()
    if wunsch in preise and preise[wunsch] <= geld:
        geld -= preise[wunsch]
        zoo.append(wunsch)
    gaeste = len(zoo) * random.randint(3, 8)
    geld += gaeste * 2 - len(zoo) * 5
    print(gaeste, "Gäste waren da.")

print("Dein Zoo:", zoo)
print("Geld:", geld)
