summe = 0
for zahl in range(1, 11):
    summe = summe + zahl
print("1 bis 10:", summe)
