import random

zeichen = "abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789!?*+"
laenge = 12

for nummer in range(1, 6):
    passwort = ""
    for stelle in range(laenge):
        passwort += random.choice(zeichen)
    print(f"Vorschlag {nummer}: {passwort}")
