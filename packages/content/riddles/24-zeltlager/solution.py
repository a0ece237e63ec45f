alter = 40
if alter >= 8 and alter <= 12:
    print("Willkommen im Zelt!")
else:
    print("Leider nicht.")
