minuten = {"Mo": 60, "Di": 90, "Mi": 30, "Do": 45, "Fr": 120}

for tag, zeit in minuten.items():
    balken = "█" * (zeit // 10)
    print(f"{tag} {balken} {zeit}")

gesamt = sum(minuten.values())
print(f"Zusammen: {gesamt} Minuten")
