dosen = {"rot": 5, "blau": 3, "grün": 4}
summe = 0
for geld in dosen.values():
    summe += geld
print("Zusammen:", summe, "Euro")
