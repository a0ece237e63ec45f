aufgaben = ["Rucksack packen", "Englisch üben"]

befehl = ""
while befehl != "ende":
    print()
    print("Das steht an:")
    for nummer in range(len(aufgaben)):
        print(f"{nummer + 1}. {aufgaben[nummer]}")
    befehl = input("neu, weg oder ende? ").strip().lower()
    if befehl == "neu":
        aufgaben.append(input("Was ist zu tun? "))
    elif befehl == "weg":
        erledigt = int(input("Welche Nummer ist geschafft? "))
        print("Abgehakt:", aufgaben.pop(erledigt - 1))
print("Bis morgen!")
