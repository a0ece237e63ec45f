rest = 301
aufnahme = 0
while rest > 0:
    aufnahme += 1
    wurf = int(input(f"Noch {rest}. Punkte mit drei Pfeilen? "))
    if wurf > 180 or wurf < 0:
        print("So viel geht mit drei Pfeilen nicht.")
    elif wurf > rest:
        print("Überworfen! Der Wurf zählt nicht.")
    else:
        rest -= wurf
print("Genau null! Du hast so viele Runden gebraucht:", aufnahme)
