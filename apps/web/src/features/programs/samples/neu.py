# Deine Werkbank: Ändere, was du willst, und drück auf Run.
for zahl in range(3, 0, -1):
    print(zahl, "...")

print("Licht an in der Garage!")
