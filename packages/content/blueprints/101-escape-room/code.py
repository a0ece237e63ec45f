raetsel = [
    ["Wie viele Ecken hat ein Quadrat? ", "4"],
    ["Er folgt dir im Licht und ist im Dunkeln weg. Was ist es? ", "Schatten"],
    ["Welche Zahl fehlt: 1, 2, 4, ?, 16. ", "8"],
]

print("Klick, die Tür ist zu. An der Wand hängen drei Schlösser.")
for frage, loesung in raetsel:
    antwort = input(frage)
    while antwort != loesung:
        antwort = input("Das Schloss klemmt. Noch einmal: ")
    print("Ein Schloss springt auf!")

print("Die Tür geht auf. Du bist frei!")
