staebe = {"1": [3, 2, 1], "2": [], "3": []}
zuege = 0
while len(staebe["3"]) < 3:
    for name, stab in staebe.items():
        print(name, stab)
    zug = input("Von wo nach wo, zum Beispiel 13? ")
    if len(zug) != 2 or zug[0] not in staebe or zug[1] not in staebe:
        continue
    von, nach = staebe[zug[0]], staebe[zug[1]]
    if not von:
        print("Da liegt nichts.")
    elif nach and nach[-1] < von[-1]:
        print("Die ist zu groß dafür.")
    else:
        nach.append(von.pop())
        zuege += 1
print("Umgezogen! Gebrauchte Züge:", zuege)
