tage = ["Mo", "Di", "Mi", "Do", "Fr", "Sa", "So"]
minuten = [20, 15, 0, 30, 10, 45, 25]

for tag, zahl in zip(tage, minuten):
    print(f"{tag} {zahl:3} ", "*" * (zahl // 5))

beste = max(minuten)
print("Zusammen:", sum(minuten), "Minuten")
print("Am fleißigsten:", tage[minuten.index(beste)])
