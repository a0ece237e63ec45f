import datetime

stundenplan = {
    "Montag": ["Mathe", "Deutsch", "Sport"],
    "Dienstag": ["Englisch", "Kunst", "Kunst"],
    "Mittwoch": ["Deutsch", "Biologie", "Musik"],
    "Donnerstag": ["Mathe", "Englisch", "Erdkunde"],
    "Freitag": ["Sport", "Geschichte", "Mathe"],
    "Samstag": [],
    "Sonntag": [],
}

nummer = datetime.date.today().weekday()
tag = list(stundenplan)[nummer]
print(f"Heute ist {tag}.")
if len(stundenplan[tag]) == 0:
    print("Kein Unterricht. Schlaf aus!")
for fach in stundenplan[tag]:
    print("-", fach)
