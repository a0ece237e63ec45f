import random

durst = {"sonnig": 15, "bewölkt": 8, "Regen": 3}
geld = 10.0
for tag in (1, 2):
    wetter = random.choice(list(durst))
    print(f"Tag {tag}: {wetter}, du hast {geld:.2f} Euro.")
    becher = int(input("Wie viele Becher mischst du (je 0.50 Euro)? "))
    preis = float(input("Was kostet ein Becher? "))
    geld -= becher * 0.5
    wollen = max(0, round(durst[wetter] * (3 - preis) / 2))
    verkauft = min(becher, wollen)
    geld += verkauft * preis
    print("Verkauft:", verkauft, "| Zu viel gemischt:", becher - verkauft)
print(f"In der Kasse: {geld:.2f} Euro")
