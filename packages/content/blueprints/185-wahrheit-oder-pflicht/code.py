import random

spieler = ["Byte", "Pixel"]
fragen = ["Worüber hast du zuletzt gelacht?", "Welches Essen magst du gar nicht?"]
aufgaben = ["Sing ein Lied wie ein Roboter!", "Hüpf zehnmal auf einem Bein!"]

print(random.choice(spieler), "ist dran.")
wahl = input("Wahrheit (w) oder Pflicht (p)? ")
if wahl == "w":
    print(random.choice(fragen))
else:
    print(random.choice(aufgaben))
