import random

vorne = ["Nebel", "Funken", "Silber", "Donner", "Wolken"]
hinten = ["stern", "flügel", "herz", "wind", "zahn"]

for nummer in range(5):
    name = random.choice(vorne) + random.choice(hinten)
    print(name)
