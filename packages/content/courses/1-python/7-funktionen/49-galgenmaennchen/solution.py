import random

woerter = ["akku", "kakao", "tastatur", "schraube", "wackelpudding"]


def verdecke(wort, geraten):
    sichtbar = ""
    for buchstabe in wort:
        if buchstabe in geraten:
            sichtbar += buchstabe
        else:
            sichtbar += "_"
    return sichtbar


def ist_erraten(wort, geraten):
    return verdecke(wort, geraten) == wort


def zeichne(leben):
    print()
    print("O " * leben)
    print("| " * leben)
    print("(^.^)  Hilfe!")


def spiele(wort):
    leben = 6
    geraten = []
    while leben > 0:
        zeichne(leben)
        print(verdecke(wort, geraten))
        neu = input("Welcher Buchstabe? ")
        if neu in geraten:
            print("Den hattest du schon.")
        elif neu not in wort:
            print("Peng!")
            leben -= 1
        geraten.append(neu)
        if ist_erraten(wort, geraten):
            return True
    return False


gesucht = random.choice(woerter)
if spiele(gesucht):
    print("Gewonnen! Der Hamster landet weich auf der Werkbank.")
else:
    print("Platsch. Der Hamster sitzt im Wackelpudding.")
print("Das Wort war:", gesucht)
