for reihe in range(12):
    for masche in range(30):
        if (reihe + masche) % 6 == 0:
            print("/", end="")
        elif (masche - reihe) % 6 == 0:
            print("\\", end="")
        elif reihe % 6 == 3:
            print("=", end="")
        else:
            print(".", end="")
    print()
print("Fertig ist der Schal für kalte Garagen.")
