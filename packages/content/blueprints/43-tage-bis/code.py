import datetime

heute = datetime.date.today()
termine = {"Silvester": [31, 12], "mein Geburtstag": [14, 3], "Sommeranfang": [21, 6]}

for anlass, tag_und_monat in termine.items():
    tag = tag_und_monat[0]
    monat = tag_und_monat[1]
    datum = datetime.date(heute.year, monat, tag)
    if datum < heute:
        datum = datetime.date(heute.year + 1, monat, tag)
    tage = (datum - heute).days
    print(f"{anlass}: noch {tage} Tage")
