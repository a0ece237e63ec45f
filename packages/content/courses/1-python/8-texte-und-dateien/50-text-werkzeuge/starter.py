# Drei Stimmen: drache, geist und für alle anderen Namen deine eigene.
# Auch " DRACHE " mit Leerzeichen soll erkannt werden.
satz = input("Was soll gesagt werden? ")
stimme = input("Welche Stimme? ")

if stimme == "drache":
    satz.upper()

print(satz)
