import datetime

namen = ["Montag", "Dienstag", "Mittwoch", "Donnerstag", "Freitag", "Samstag", "Sonntag"]

tag = int(input("Tag? "))
monat = int(input("Monat als Zahl? "))
jahr = int(input("Jahr? "))

datum = datetime.date(jahr, monat, tag)
print("Das war ein", namen[datum.weekday()])
abstand = datetime.date.today() - datum
print("Seitdem sind", abstand.days, "Tage vergangen.")
