import random

antwort = input("Enter zum Würfeln: ")
while antwort == "":
    wurf = random.randint(1, 6)
    print(f"Du hast eine {wurf} gewürfelt.")
    antwort = input("Noch einmal? ")
print("Ausgewürfelt!")
