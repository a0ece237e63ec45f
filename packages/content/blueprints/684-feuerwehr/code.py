import random

strasse = ["🏠"] * 5
geloescht = 0
for runde in range(4):
    strasse[random.randint(0, 4)] = "🔥"
    print(" ".join(strasse))
    nummer = int(input("Welches Haus, 1 bis 5? ")) - 1
    if strasse[nummer] == "🔥":
        strasse[nummer] = "🏠"
        geloescht += 1
        print("Gelöscht!")
    else:
        print("Da brennt nichts.")
print("Häuser gelöscht:", geloescht)
