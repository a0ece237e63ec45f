import random

spalten = ["Stadt", "Land", "Fluss"]
buchstabe = random.choice(["A", "B", "E", "H", "K", "M", "S", "W"])
punkte = 0

print("Der Buchstabe ist", buchstabe)
for spalte in spalten:
    wort = input(f"{spalte} mit {buchstabe}: ").strip().upper()
    if wort.startswith(buchstabe):
        punkte += 10
print(f"Das macht {punkte} Punkte.")
