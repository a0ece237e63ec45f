hasen = 100.0
fuechse = 20.0

for jahr in range(1, 16):
    geboren = hasen * 0.5
    gefressen = hasen * fuechse * 0.02
    hunger = fuechse * 0.4
    hasen = max(2, hasen + geboren - gefressen)
    fuechse = max(1, fuechse - hunger + gefressen * 0.2)
    print(f"Jahr {jahr:2}", "h" * round(hasen / 5), "F" * round(fuechse / 2))
print("Am Ende:", round(hasen), "Hasen und", round(fuechse), "Füchse")
