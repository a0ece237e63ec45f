print("Alle anschnallen!")
for zahl in range(5, 0, -1):
    print(zahl)
print("Zündung!")
