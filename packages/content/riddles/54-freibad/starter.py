alter = 4
if alter < 6:
    preis = 0
if alter < 18:
    preis = 2
else:
    preis = 4
print(preis, "Euro")
