print("Alle anschnallen!")
for zahl in range(5, 0):
    print(zahl)
print("Zündung!")
