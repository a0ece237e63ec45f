with open("kekse.csv") as datei:
    zeilen = datei.read().splitlines()

for zeile in zeilen:
    print(zeile)
