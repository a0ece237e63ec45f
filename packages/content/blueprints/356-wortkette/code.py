woerter = ["Igel", "Lampe", "Ente", "Esel", "Tiger", "Regen", "Sofa", "Apfel", "Nase"]
genannt = ["Garten"]
while True:
    ende = genannt[-1][-1]
    wort = input(f"{genannt[-1]} - dein Wort mit {ende.upper()}? ")
    if wort == "":
        break
    if wort[0].lower() != ende or wort in genannt:
        print("Das geht nicht.")
        continue
    genannt.append(wort)
    passend = [w for w in woerter if w[0].lower() == wort[-1] and w not in genannt]
    if not passend:
        print("Mir fällt nichts ein. Du gewinnst!")
        break
    genannt.append(passend[0])
print(" -> ".join(genannt))
