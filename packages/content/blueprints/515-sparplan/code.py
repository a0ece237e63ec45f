wunsch = int(input("Was kostet dein Wunsch? "))
geld = int(input("Wie viel hast du schon? "))
je_woche = int(input("Wie viel kommt jede Woche dazu? "))

woche = 0
while geld < wunsch and je_woche > 0:
    woche += 1
    geld += je_woche
    print(f"Woche {woche}: {geld} Euro")

if geld >= wunsch:
    print("Geschafft, in", woche, "Wochen!")
else:
    print("Ohne Taschengeld wird es nie reichen.")
