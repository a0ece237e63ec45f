liste = {"Salat": "", "Saft": "", "Teller": "", "Musik": ""}

while True:
    zeile = input("Was und wer? Enter für Schluss: ")
    if zeile == "":
        break
    ding, name = zeile.split()
    if ding not in liste:
        print("Das steht nicht auf der Liste.")
    elif liste[ding]:
        print("Das bringt schon", liste[ding])
    else:
        liste[ding] = name

for ding, name in liste.items():
    print(f"{ding}: {name or 'FEHLT NOCH'}")
