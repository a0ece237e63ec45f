import random

strecke = {
    ("links", "links"): "Hafen",
    ("links", "rechts"): "Stadt",
    ("rechts", "links"): "Berg",
    ("rechts", "rechts"): "Wald",
}
richtig = 0
for zug in range(3):
    ziel = random.choice(["Hafen", "Stadt", "Berg", "Wald"])
    print("Ein Zug will zum Ziel:", ziel)
    erste = input("Weiche 1, links oder rechts? ").lower()
    zweite = input("Weiche 2, links oder rechts? ").lower()
    ort = strecke.get((erste, zweite), "Abstellgleis")
    print("Angekommen:", ort)
    if ort == ziel:
        richtig += 1
print("Richtig gestellt:", richtig)
