import datetime

abholung = {
    "Restmüll": [datetime.date(2026, 1, 7), 14],
    "Biomüll": [datetime.date(2026, 1, 5), 7],
    "Papier": [datetime.date(2026, 1, 16), 28],
}

morgen = datetime.date.today() + datetime.timedelta(days=1)
print("Heute Abend muss raus:")
for tonne, termin in abholung.items():
    tage = (morgen - termin[0]).days
    if tage % termin[1] == 0:
        print("-", tonne)
print("Das war alles.")
