import random

schlaegt = {"schere": "papier", "stein": "schere", "papier": "stein"}
computer = random.choice(["schere", "stein", "papier"])
du = input("Schere, Stein oder Papier? ").strip().lower()
print("Der Computer zeigt:", computer)

if du not in schlaegt:
    print("Das kenne ich nicht.")
elif du == computer:
    print("Unentschieden!")
elif schlaegt[du] == computer:
    print("Du gewinnst!")
else:
    print("Der Computer gewinnt!")
