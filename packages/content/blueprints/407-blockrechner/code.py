breite = int(input("Wie breit ist die Pyramide unten? "))

summe = 0
stufe = 0
for seite in range(breite, 0, -2):
    stufe += 1
    steine = seite * seite
    summe += steine
    print(f"Stufe {stufe}: {seite} mal {seite} = {steine}")

print("Zusammen:", summe, "Blöcke")
print("Stapel zu 64:", summe // 64, "und", summe % 64, "einzelne")
