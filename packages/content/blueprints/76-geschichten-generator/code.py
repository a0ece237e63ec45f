import random

helden = ["der Dachs", "die Lehrerin", "der müde Roboter", "die Oma von nebenan"]
orte = ["im Kühlschrank", "auf dem Mond", "in der Turnhalle", "unter dem Bett"]
dinge = ["eine singende Socke", "ein Fass Pudding", "den letzten Keks"]
enden = ["Darüber lachen sie heute noch.", "Seitdem ist dort geschlossen."]

name = input("Wer soll noch mitspielen? ")
held = random.choice(helden)
ort = random.choice(orte)
ding = random.choice(dinge)

print()
print(f"Eines Morgens saß {held} {ort}.")
print(f"Da kam {name} vorbei und brachte {ding} mit.")
print(f"„Du hast {ding}?“, rief {held} und fiel vor Freude um.")
print(random.choice(enden))
