import random

karten = [2, 3, 4, 7, 8, 9, 10, 11] * 4
random.shuffle(karten)
summe = karten.pop()
antwort = "j"
while antwort == "j" and summe < 21:
    print("Du hast", summe, "Punkte.")
    antwort = input("Noch eine Karte, j oder n? ").strip().lower()
    if antwort == "j":
        summe += karten.pop()

bank = 0
while bank < 17:
    bank += karten.pop()
print("Du:", summe, "Computer:", bank)
if summe > 21:
    print("Zu viel! Der Computer gewinnt.")
elif bank > 21 or summe > bank:
    print("Du gewinnst!")
elif summe == bank:
    print("Unentschieden!")
else:
    print("Der Computer gewinnt.")
