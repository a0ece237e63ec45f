preise = {"Apfel": 60, "Limo": 120, "Keks": 45, "Brezel": 85}
summe = 0

for ware, preis in preise.items():
    print(f"{ware}: {preis} Cent")
ware = input("Was darf es sein? ")
while ware != "fertig":
    if ware in preise:
        summe += preise[ware]
        print(f"Bis jetzt {summe} Cent.")
    else:
        print("Das haben wir leider nicht.")
    ware = input("Noch etwas, oder fertig? ")

gegeben = int(input(f"Das macht {summe} Cent. Wie viel gibst du? "))
rest = gegeben - summe
if rest < 0:
    print("Da fehlen noch", -rest, "Cent.")
else:
    print("Du bekommst", rest, "Cent zurück.")
    for muenze in [200, 100, 50, 20, 10, 5, 2, 1]:
        if rest >= muenze:
            print(rest // muenze, "mal", muenze, "Cent")
            rest = rest % muenze
