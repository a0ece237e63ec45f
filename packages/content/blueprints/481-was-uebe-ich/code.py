import random

tricks = {"Ollie": 1, "Kickflip": 4, "Manual": 2}

topf = []
for trick, lose in tricks.items():
    topf += [trick] * lose

heute = random.choice(topf)
print("Heute übst du:", heute)
if input("Hat es geklappt, j oder n? ") == "j" and tricks[heute] > 1:
    tricks[heute] -= 1
    print("Stark! Er kommt jetzt seltener.")
print(tricks)
