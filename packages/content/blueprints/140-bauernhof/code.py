geld = 10
gewachsen = 0
befehl = ""

while befehl != "ende":
    befehl = input("säen, warten, ernten oder ende: ")
    if befehl == "säen":
        gewachsen = 1
        print("Die Samen sind in der Erde.")
    elif befehl == "warten" and gewachsen > 0:
        gewachsen += 1
        print("Es wächst. Größe:", gewachsen)
    elif befehl == "ernten":
        geld += gewachsen * 5
        gewachsen = 0
        print("Verkauft! Dein Geld:", geld)

print("Am Ende hast du", geld, "Taler.")
