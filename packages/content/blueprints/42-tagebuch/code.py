import datetime

geheimwort = "Mondkeks"

if input("Geheimwort? ") == geheimwort:
    eintrag = input("Was war heute los? ")
    heute = datetime.date.today()
    with open("tagebuch.txt", "a") as datei:
        datei.write(f"{heute}: {eintrag}\n")
    print()
    with open("tagebuch.txt") as datei:
        print(datei.read())
else:
    print("Das Tagebuch bleibt zu.")
