ergebnis = (2, 1)
tipps = {
    "Byte": (2, 1),
    "Pixel": (0, 3),
}

for name, tipp in tipps.items():
    punkte = 0
    if tipp == ergebnis:
        punkte += 3
    print(f"{name} tippt {tipp[0]}:{tipp[1]} und bekommt {punkte} Punkte.")
