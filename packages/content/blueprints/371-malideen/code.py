import random

wesen = ["ein Pinguin", "eine Hexe", "ein müder Roboter", "zwei Schnecken"]
tun = ["Tanzen", "Kochen", "Rodeln", "Gähnen"]
orte = ["auf dem Mond", "im Kino", "unter Wasser", "in einem Baumhaus"]

print("Deine Malidee:")
print(f"{random.choice(wesen)} beim {random.choice(tun)}")
print(random.choice(orte))
print("Du hast", random.choice([3, 5, 10]), "Minuten. Los!")
