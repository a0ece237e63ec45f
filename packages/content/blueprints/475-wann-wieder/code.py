import datetime

heute = datetime.date.today()
liste = {
    "Hund impfen": (datetime.date(2026, 3, 1), 365),
    "Wasser im Aquarium wechseln": (heute - datetime.timedelta(days=16), 14),
}

for was, (zuletzt, tage) in liste.items():
    wieder = zuletzt + datetime.timedelta(days=tage)
    if wieder <= heute:
        print("JETZT:", was)
    else:
        print(f"{was}: in {(wieder - heute).days} Tagen")
