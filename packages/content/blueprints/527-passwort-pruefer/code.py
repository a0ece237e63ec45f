passwort = input("Denk dir ein Passwort aus: ")
punkte = 0

if len(passwort) >= 12:
    punkte += 1
else:
    print("Nimm mindestens 12 Zeichen.")
if any(zeichen.isdigit() for zeichen in passwort):
    punkte += 1
else:
    print("Eine Ziffer fehlt.")
if passwort.lower() != passwort and passwort.upper() != passwort:
    punkte += 1
else:
    print("Misch große und kleine Buchstaben.")
if not passwort.isalnum():
    punkte += 1
else:
    print("Ein Zeichen wie ! oder - macht es stärker.")
print("Punkte:", punkte, "von 4")
