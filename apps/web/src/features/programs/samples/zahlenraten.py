# Der Computer denkt sich eine Zahl. Findest du sie?
import random

geheim = random.randint(1, 100)
versuche = 0
tipp = 0

print("Ich denke mir eine Zahl zwischen 1 und 100.")

while tipp != geheim:
    antwort = input("Dein Tipp: ").strip()
    if antwort.isdecimal():
        tipp = int(antwort)
        versuche = versuche + 1
        if tipp < geheim:
            print("Zu klein.")
        elif tipp > geheim:
            print("Zu groß.")
    else:
        print("Das ist keine Zahl. Probier zum Beispiel 50.")

print(f"Richtig! Du hast {versuche} Versuche gebraucht.")
