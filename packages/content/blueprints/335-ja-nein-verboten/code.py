import random

verboten = ["ja", "nein"]
fragen = ["Magst du Eis?", "Bist du wach?", "Hast du gerade ja gesagt?", "Gibst du auf?"]
punkte = 0
while punkte < 10:
    antwort = input(random.choice(fragen) + " ").lower().split()
    erwischt = False
    for wort in antwort:
        if wort in verboten:
            erwischt = True
    if erwischt:
        print("Erwischt! Das Wort ist verboten.")
        break
    punkte += 1
print("So oft hast du aufgepasst:", punkte)
