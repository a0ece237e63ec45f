# Das ist eine einzige Reihe. Strick mindestens acht Reihen.
# Ein if entscheidet, welches Zeichen eine Masche bekommt.
for masche in range(20):
    print("v", end="")
print()
