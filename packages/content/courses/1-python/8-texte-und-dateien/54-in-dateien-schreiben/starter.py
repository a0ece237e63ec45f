# Schreib den Flug mit: Überschrift, mindestens fünf Höhen
# und am Schluss, angehängt, eine Zeile mit Ende:
hoehe = 0

with open("flug.txt", "w") as datei:
    datei.write("FLUGSCHREIBER PRALL 3")

# Guckloch: Das zeigt dir die Datei. Lass es ganz unten stehen.
with open("flug.txt") as datei:
    for zeile in datei:
        print(zeile, end="")
