# Gib fisch einen Parameter namens platz, damit er überall schwimmen kann.
# Schreib dann schwarm(bild, anzahl) und füll das Aquarium.
def fisch():
    print("<><")


print("~" * 36)
fisch()
fisch()
