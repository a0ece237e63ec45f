groesse = 5
lebt = {(2, 1), (2, 2), (2, 3)}

def nachbarn(x, y):
    anzahl = 0
    for dx in (-1, 0, 1):
        for dy in (-1, 0, 1):
            if (dx, dy) != (0, 0) and (x + dx, y + dy) in lebt:
                anzahl += 1
    return anzahl

for runde in range(3):
    neu = set()
    for y in range(groesse):
        for x in range(groesse):
            n = nachbarn(x, y)
            if n == 3 or (n == 2 and (x, y) in lebt):
                neu.add((x, y))
            print("#" if (x, y) in lebt else ".", end=" ")
        print()
    print()
    lebt = neu
