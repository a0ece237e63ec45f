punkte = [120, 45, 300, 80, 210]

gute_runden = []
for wert in punkte:
    if wert >= 100:
        gute_runden.append(wert)

# Dasselbe in einer Zeile:
kurz = [wert for wert in punkte if wert >= 100]

print("Gute Runden:", gute_runden)
print("Beide gleich?", kurz == gute_runden)
