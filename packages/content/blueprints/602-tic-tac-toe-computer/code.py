import random

brett = ["1", "2", "3", "4", "5", "6", "7", "8", "9"]
reihen = ["123", "456", "789", "147", "258", "369", "159", "357"]

def gewonnen(zeichen):
    for reihe in reihen:
        if all(brett[int(feld) - 1] == zeichen for feld in reihe):
            return True
    return False

dran = "X"
frei = brett.copy()
while frei and not gewonnen("X") and not gewonnen("O"):
    if dran == "X":
        print(brett[0:3], brett[3:6], brett[6:9], sep="\n")
        zug = input("Dein Feld? ")
    else:
        zug = random.choice(frei)
    if zug in frei:
        frei.remove(zug)
        brett[int(zug) - 1] = dran
        dran = "O" if dran == "X" else "X"
print(brett[0:3], brett[3:6], brett[6:9], sep="\n")
print("Du gewinnst!" if gewonnen("X") else "Ich gewinne!" if gewonnen("O") else "Keiner gewinnt.")
