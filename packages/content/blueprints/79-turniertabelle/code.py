punkte = {"Füchse": 0, "Igel": 0, "Falken": 0}
spiele = [("Füchse", "Igel"), ("Igel", "Falken"), ("Falken", "Füchse")]

for heim, gast in spiele:
    tore = input(f"{heim} gegen {gast}, zum Beispiel 2:1? ").split(":")
    if int(tore[0]) > int(tore[1]):
        punkte[heim] += 3
    elif int(tore[0]) < int(tore[1]):
        punkte[gast] += 3
    else:
        punkte[heim] += 1
        punkte[gast] += 1

rangliste = []
for mannschaft, zahl in punkte.items():
    rangliste.append([zahl, mannschaft])
rangliste.sort(reverse=True)

print()
print("Mannschaft  Punkte")
for zahl, mannschaft in rangliste:
    print(f"{mannschaft:12}{zahl:6}")
