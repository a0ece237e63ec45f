punkte = {"Byte": 0, "Pixel": 0}

for runde in range(1, 3):
    print("Runde", runde)
    for name in punkte:
        punkte[name] += int(input(f"Punkte für {name}? "))
    print("Stand:", punkte)

sieger = max(punkte, key=punkte.get)
print(f"{sieger} gewinnt mit {punkte[sieger]} Punkten!")
