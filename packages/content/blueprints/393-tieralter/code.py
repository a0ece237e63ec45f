mal = {"Hund": 7, "Katze": 6, "Hamster": 30, "Pferd": 3}

tier = input("Welches Tier hast du? ").strip().capitalize()
jahre = int(input("Wie viele Jahre ist es alt? "))

if tier in mal:
    alter = jahre * mal[tier]
    print(f"In Menschenjahren wäre dein Tier etwa {alter}.")
else:
    print("Dieses Tier kenne ich noch nicht. Trag es ein!")
