auftritt = "Die Garagenband"
wertungen = [7.0, 9.0]
for nummer in range(1, 4):
    wertungen.append(float(input(f"Punkte von Richter {nummer} (0 bis 10)? ")))

wertungen.sort()
gezaehlt = wertungen[1:-1]
ergebnis = sum(gezaehlt) / len(gezaehlt)
print("Gestrichen:", wertungen[0], "und", wertungen[-1])
print(f"{auftritt} bekommt {ergebnis:.1f} Punkte.")
