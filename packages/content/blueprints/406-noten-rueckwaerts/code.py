leiter = ["c", "d", "e", "f", "g", "a", "h"]
lied = "c d e f g g a a a a g"

noten = lied.split()
print("Vorwärts: ", " ".join(noten))
print("Rückwärts:", " ".join(noten[::-1]))

hoeher = []
for note in noten:
    platz = (leiter.index(note) + 1) % len(leiter)
    hoeher.append(leiter[platz])
print("Einen Ton höher:", " ".join(hoeher))
