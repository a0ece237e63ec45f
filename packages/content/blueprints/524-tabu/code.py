import random

karten = [
    ("Sonne", "hell, warm, Himmel"),
    ("Pizza", "Italien, essen, Käse"),
    ("Torwart", "Ball, Fußball, halten"),
]
random.shuffle(karten)
punkte = 0

for begriff, verboten in karten:
    print("Erkläre:", begriff)
    print("Verboten:", verboten)
    if input("Erraten, j oder n? ") == "j":
        punkte += 1
print("Punkte:", punkte)
