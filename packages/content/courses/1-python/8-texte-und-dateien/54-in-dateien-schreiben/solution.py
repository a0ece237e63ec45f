import random

hoehe = 0

with open("flug.txt", "w") as datei:
    datei.write("FLUGSCHREIBER PRALL 3\n")
    for minute in range(1, 7):
        hoehe += random.randint(1, 9)
        datei.write(f"Minute {minute}: {hoehe} Meter\n")

with open("flug.txt", "a") as datei:
    if hoehe > 30:
        datei.write("Ende: zu hoch, eine Krähe hat nachgesehen.\n")
    else:
        datei.write("Ende: sanft im Komposthaufen. Der Dachs schweigt.\n")

# Guckloch: Das zeigt dir die Datei. Lass es ganz unten stehen.
with open("flug.txt") as datei:
    for zeile in datei:
        print(zeile, end="")
