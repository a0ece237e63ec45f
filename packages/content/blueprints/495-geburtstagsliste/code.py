import datetime

heute = datetime.date.today()
geburtstage = {"Oma": (12, 3), "Falke": (30, 7), "Byte": (5, 11)}

liste = []
for name, (tag, monat) in geburtstage.items():
    feier = datetime.date(heute.year, monat, tag)
    if feier < heute:
        feier = datetime.date(heute.year + 1, monat, tag)
    liste.append(((feier - heute).days, name))

liste.sort()
for tage, name in liste:
    print(f"{name}: noch {tage} Tage")
print("Als Nächstes:", liste[0][1])
