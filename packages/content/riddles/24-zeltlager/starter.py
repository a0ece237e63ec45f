alter = 40
if alter >= 8 or alter <= 12:
    print("Willkommen im Zelt!")
else:
    print("Leider nicht.")
