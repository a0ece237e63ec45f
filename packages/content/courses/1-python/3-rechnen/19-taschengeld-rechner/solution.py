import random

# Fragen
wunsch = input("Was wünschst du dir? ")
preis = int(input("Was kostet es? "))
gespart = int(input("Wie viel hast du schon? "))
pro_woche = int(input("Wie viel kommt jede Woche dazu? "))

# Rechnung
fehlt = preis - gespart
wochen = fehlt // pro_woche
rest = fehlt % pro_woche

# Sparplan
print()
print("  ^..^")
print(" ( oo )  Oink! Dein Sparplan:")
print(f"{wunsch} für {preis} Euro")
print("Es fehlen noch", fehlt, "Euro.")
print("Volle Wochen:", wochen)
print("Danach fehlen noch", rest, "Euro.")

# Extra: Prozente und Omas Zuschuss
print("Geschafft:", round(gespart / preis * 100), "Prozent")
bonus = random.randint(1, 5)
fehlt -= bonus
print("Mit Omas Zuschuss fehlen bloß", fehlt, "Euro.")
