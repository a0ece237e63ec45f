feld = [
    [1, 2, 3, 4],
    [3, 4, 1, 2],
    [2, 1, 4, 3],
    [4, 3, 2, 1],
]

def ist_gut(zahlen):
    return sorted(zahlen) == [1, 2, 3, 4]

for zeile in feld:
    print(zeile, "gut" if ist_gut(zeile) else "doppelt!")
