vorrat = int(input("Wie viele Meter Wolle hast du noch? "))
je_reihe = int(input("Wie viele Meter braucht eine Reihe? "))
ziel = int(input("Wie viele Reihen sollen es werden? "))

reihen = vorrat // je_reihe
print("Es reicht für", reihen, "Reihen.")
if reihen >= ziel:
    print("Geschafft! Übrig bleiben", vorrat - ziel * je_reihe, "Meter.")
else:
    print("Es fehlen noch", ziel * je_reihe - vorrat, "Meter.")
