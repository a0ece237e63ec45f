import random

reihe = []
richtig = True
while richtig and len(reihe) < 8:
    reihe.append(random.choice(["r", "g", "b"]))
    print("Merk dir:", " ".join(reihe))
    getippt = input("Und jetzt du, ohne Lücken: ")
    richtig = getippt == "".join(reihe)
print("So lang war die Reihe am Ende:", len(reihe))
