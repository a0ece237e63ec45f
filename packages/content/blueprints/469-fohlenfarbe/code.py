import random

stute = "Ss"
hengst = "Ss"

def fohlen():
    return random.choice(stute) + random.choice(hengst)

rappen = 0
fuechse = 0
for nummer in range(100):
    if "S" in fohlen():
        rappen += 1
    else:
        fuechse += 1

print("Schwarze Fohlen:", rappen)
print("Füchse:", fuechse)
