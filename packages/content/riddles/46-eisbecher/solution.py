becher = 1
for auswahl in [2, 3, 4]:
    becher = becher * auswahl
print("Eisbecher:", becher)
