pferde = ["Sternchen", "Windfang", "Karamell"]
liste = []
for pferd in pferde:
    fehler = int(input(f"Fehlerpunkte von {pferd}? "))
    zeit = float(input(f"Zeit von {pferd} in Sekunden? "))
    liste.append((fehler, zeit, pferd))

liste.sort()
print("Platz  Fehler  Zeit   Pferd")
for platz, (fehler, zeit, pferd) in enumerate(liste, start=1):
    print(f"{platz:5}{fehler:8}{zeit:6.1f}   {pferd}")
print("Die goldene Schleife bekommt", liste[0][2] + "!")
