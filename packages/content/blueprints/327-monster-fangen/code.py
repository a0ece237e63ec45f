import random

chancen = {"Moosling": 70, "Funkenfuchs": 40, "Sternendrache": 10}
team = []
baelle = 3
while baelle > 0:
    monster = random.choice(list(chancen))
    wirft = input(f"Ein wilder {monster}! Ball werfen (ja/nein)? ")
    if wirft == "ja":
        baelle -= 1
        if random.randint(1, 100) <= chancen[monster]:
            team.append(monster)
            print("Gefangen!")
        else:
            print("Es ist entwischt.")
print("Dein Team:", team)
