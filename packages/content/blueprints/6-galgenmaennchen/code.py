import random

wort = random.choice(["rakete", "drache", "gitarre", "vulkan"])
geraten = ""
ballons = 6
while ballons > 0:
    anzeige = ""
    for buchstabe in wort:
        if buchstabe in geraten:
            anzeige += buchstabe + " "
        else:
            anzeige += "_ "
    print("O" * ballons, anzeige)
    if "_" not in anzeige:
        print("Erraten!")
        break
    neu = input("Welcher Buchstabe? ").strip().lower()
    geraten += neu
    if neu not in wort:
        ballons -= 1
        print("Peng!")
print("Das Wort war:", wort)
