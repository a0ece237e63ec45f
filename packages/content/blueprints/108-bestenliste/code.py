liste = [[50, "Byte"], [80, "Pixel"], [30, "Byte"]]

name = input("Wie heißt du im Spiel? ")
punkte = int(input("Wie viele Punkte hast du? "))
liste.append([punkte, name])
liste.sort(reverse=True)

platz = 1
for punkte, name in liste:
    print(f"{platz}. {name}: {punkte}")
    platz += 1
