tiere = ["Hamster", "Igel"]
print("Es gibt Futter!")
for tier in tiere:
    print("Komm,", tier)
