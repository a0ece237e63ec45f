quadrat = [
    [2, 7, 6],
    [9, 5, 1],
    [4, 3, 8],
]

summen = []
for reihe in quadrat:
    print(reihe, "Summe", sum(reihe))
    summen.append(sum(reihe))
for spalte in range(3):
    summen.append(quadrat[0][spalte] + quadrat[1][spalte] + quadrat[2][spalte])
summen.append(quadrat[0][0] + quadrat[1][1] + quadrat[2][2])
summen.append(quadrat[0][2] + quadrat[1][1] + quadrat[2][0])

print("Alle Summen:", summen)
if min(summen) == max(summen):
    print("Magisch!")
else:
    print("Noch nicht magisch.")
