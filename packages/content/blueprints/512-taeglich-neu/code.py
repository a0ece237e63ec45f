import datetime

vokabeln = [
    ("hedgehog", "Igel"),
    ("cloud", "Wolke"),
    ("brave", "mutig"),
    ("garden", "Garten"),
]

heute = datetime.date.today()
platz = heute.toordinal() % len(vokabeln)
englisch, deutsch = vokabeln[platz]
print("Die Vokabel von heute:", englisch)
print("Auf Deutsch:", deutsch)
