# Schreib lade und diamanten. Dann zeig das Level und zähl die Diamanten.
# Zum Schluss baust du es um, bis es mindestens fünf Zeilen hat.
with open("level1.txt", "w") as datei:
    datei.write("########\n")
    datei.write("#M..*..#\n")
    datei.write("########\n")


def lade(name):
    return []


print(lade("level1.txt"))
