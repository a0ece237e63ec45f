namen = ["0", "15", "30", "40"]
punkte = [0, 0]
while max(punkte) < 4 or abs(punkte[0] - punkte[1]) < 2:
    wer = input("Wer macht den Punkt, 1 oder 2? ")
    if wer not in ("1", "2"):
        continue
    punkte[int(wer) - 1] += 1
    eins, zwei = punkte
    if max(eins, zwei) < 4:
        print(namen[eins], "zu", namen[zwei])
    elif eins == zwei:
        print("Einstand")
    elif abs(eins - zwei) == 1:
        print("Vorteil Spieler", 1 if eins > zwei else 2)
print("Spiel für Spieler", 1 if punkte[0] > punkte[1] else 2)
