brett = ["", "", "", "", "", "", ""]

def zeige():
    print("1 2 3 4 5 6 7")
    for hoehe in range(5, -1, -1):
        for saeule in brett:
            if hoehe < len(saeule):
                print(saeule[hoehe], end=" ")
            else:
                print(".", end=" ")
        print()

zeige()
for zug in range(42):
    stein = "XO"[zug % 2]
    wahl = input(f"{stein} wirft in Spalte (Enter hört auf): ")
    if wahl == "":
        break
    brett[int(wahl) - 1] += stein
    zeige()
print("Bis zur nächsten Runde!")
