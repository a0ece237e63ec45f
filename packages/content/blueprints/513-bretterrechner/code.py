import math

brett_breite = 14
brett_preis = 8.90
geld = 150

breite = float(input("Wie breit wird der Boden in cm? "))
bretter = math.ceil(breite / brett_breite)
kosten = bretter * brett_preis

print("Ihr braucht", bretter, "Bretter.")
print(f"Das kostet {kosten:.2f} Euro.")
if kosten <= geld:
    print(f"Es reicht, {geld - kosten:.2f} Euro bleiben übrig.")
else:
    print(f"Es fehlen {kosten - geld:.2f} Euro.")
