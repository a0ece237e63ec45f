# Der Computer denkt sich eine Zahl
from random import randint

geheim = randint(1, 100)
tipp = None

while tipp != geheim:
    tipp = int(input("Dein Tipp: "))
    if tipp > geheim:
        print(f"{tipp} ist zu groß.")
    elif tipp < geheim:
        print("Zu klein. Versuch es noch einmal mit einer größeren Zahl, die unter hundert liegt.")

print("Geschafft!")
