geld = float(input("Wie viel Geld hast du? "))
preis = float(input("Was kostet ein Stück? "))

cent = round(geld * 100)
je_stueck = round(preis * 100)

anzahl = cent // je_stueck
rest = cent % je_stueck
print("Du bekommst", anzahl, "Stück.")
print(f"Übrig bleiben {rest / 100:.2f} Euro.")
