# Der Computer denkt sich eine Zahl. Findest du sie?
import random

geheim = random.randint(1, 100)
versuche = 0
tipp = 0

print("Ich denke mir eine Zahl zwischen 1 und 100.")

while tipp != geheim:
    tipp = int(input("Dein Tipp: "))
    versuche = versuche + 1
    if tipp < geheim:
        print("Zu klein.")
    elif tipp > geheim:
        print("Zu groß.")

print(f"Richtig! Du hast {versuche} Versuche gebraucht.")
