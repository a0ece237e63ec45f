wort = "Garage"
laenge = len(wort)
letzter = wort[laenge - 1]
print("Ganz hinten steht", letzter)
