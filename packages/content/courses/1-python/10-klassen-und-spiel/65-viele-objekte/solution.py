import random


class Floh:
    def __init__(self, name):
        self.name = name
        self.weite = 0

    def springe(self):
        sprung = random.randint(1, 50)
        self.weite += sprung
        print(f"{self.name}: {sprung} cm {'.' * sprung}")


truppe = []
for name in ["Zwick", "Signora Salto", "Nummer 7", "Kratzi", "Hops", "Der Schreckliche"]:
    truppe.append(Floh(name))

for runde in range(3):
    print(f"\nRunde {runde + 1}, bitte nicht niesen!")
    for floh in truppe:
        floh.springe()

bester = truppe[0]
zusammen = 0
for floh in truppe:
    zusammen += floh.weite
    if floh.weite > bester.weite:
        bester = floh
print("\nSieger:", bester.name, "mit", bester.weite, "cm")
print("Zusammen:", zusammen)
