import random

antworten = ["Pling! Schau unter dein Bett.", "Na ja. Halb erfüllt, mehr Glitzer habe ich nicht.", "Frag mich nach dem Zähneputzen noch mal."]

print("Drei Wünsche hast du frei!")
for nummer in range(1, 4):
    wunsch = input(f"Wunsch {nummer}: ").lower()
    if "mehr wünsche" in wunsch:
        print("Netter Versuch. Das gilt nicht.")
    elif "pony" in wunsch:
        print("Es wiehert im Flur. Füttern musst du selbst.")
    else:
        print(random.choice(antworten))
print("Puff! Die Fee ist weg.")
