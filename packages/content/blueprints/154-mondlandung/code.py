hoehe = 30
tempo = 0

while hoehe > 0:
    print(f"Höhe {hoehe}, Tempo {tempo}")
    schub = int(input("Schub von 0 bis 4: "))
    tempo += 2 - schub
    hoehe -= tempo
    if tempo < 0:
        print("Du steigst wieder!")
        break

if 0 <= tempo < 3:
    print("Sanft gelandet!")
else:
    print("Das war keine sanfte Landung.")
