buecher = {
    "Detektivgeschichte": [9, 4],
    "Comic mit Lamas": [4, 10],
    "Drachensaga": [10, 2],
    "Buch voller Witze": [0, 9],
    "Sachbuch über Wale": [3, 1],
}

spannung = int(input("Wie spannend soll es sein, 0 bis 10? "))
humor = int(input("Wie lustig soll es sein, 0 bis 10? "))

kleinster = 100
for titel, werte in buecher.items():
    abstand = abs(werte[0] - spannung) + abs(werte[1] - humor)
    print(f"{titel}: Abstand {abstand}")
    if abstand < kleinster:
        kleinster = abstand
        tipp = titel
print("Mein Tipp:", tipp)
