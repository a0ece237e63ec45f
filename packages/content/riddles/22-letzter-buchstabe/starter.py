wort = "Garage"
laenge = len(wort)
letzter = wort[laenge]
print("Ganz hinten steht", letzter)
