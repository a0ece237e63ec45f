import random

farben = ["rot", "blau", "grün"]
stapel = [f"{farbe} {zahl}" for farbe in farben for zahl in range(1, 6)]
random.shuffle(stapel)
hand = [stapel.pop() for karte in range(3)]
offen = stapel.pop()

for runde in range(2):
    print("Offen liegt:", offen, "| Deine Hand:", ", ".join(hand))
    karte = input("Welche Karte, oder ziehen? ")
    passt = karte[:1] == offen[:1] or karte[-1:] == offen[-1:]
    if karte in hand and passt:
        hand.remove(karte)
        offen = karte
    else:
        hand.append(stapel.pop())
        print("Du ziehst eine Karte.")
print("Noch auf der Hand:", len(hand))
