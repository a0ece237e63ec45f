leute = ["Byte", "Pixel", "Papa"]
aufgaben = ["Tisch decken", "Müll wegbringen", "Blumen gießen"]
woche = 1

print("Plan für Woche", woche)
for platz in range(len(leute)):
    aufgabe = aufgaben[(platz + woche) % len(aufgaben)]
    print(f"{leute[platz]}: {aufgabe}")
