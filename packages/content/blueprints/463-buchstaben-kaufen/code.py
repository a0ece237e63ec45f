import random

satz = "viele köche verderben den brei"
geraten = " "
punkte = 100

for runde in range(2):
    wert = random.choice([50, 100, 150, 200])
    buchstabe = input(f"Das Rad zeigt {wert}. Welcher Buchstabe? ").lower()
    geraten += buchstabe
    if buchstabe in "aeiou":
        punkte -= 50
    else:
        punkte += wert * satz.count(buchstabe)
    wand = ""
    for zeichen in satz:
        wand += zeichen if zeichen in geraten else "_"
    print(wand, " Punkte:", punkte)

if input("Deine Lösung? ").lower() == satz:
    print("Gelöst mit", punkte, "Punkten!")
else:
    print("Leider falsch. Es war:", satz)
