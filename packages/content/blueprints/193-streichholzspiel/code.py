rest = 12
spieler = "Byte"

while rest > 0:
    print(f"Da liegen {rest} Hölzchen.")
    weg = int(input(f"{spieler}, wie viele nimmst du (1 bis 3)? "))
    rest = rest - weg
    if rest <= 0:
        print(f"{spieler} hat das letzte und verliert.")
    elif spieler == "Byte":
        spieler = "Pixel"
    else:
        spieler = "Byte"
