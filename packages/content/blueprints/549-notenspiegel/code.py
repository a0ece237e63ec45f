noten = input("Alle Noten hintereinander: ")

summe = 0
for note in range(1, 7):
    anzahl = noten.count(str(note))
    summe += note * anzahl
    print(note, "*" * anzahl, anzahl)

if noten:
    print(f"Durchschnitt: {summe / len(noten):.2f}")
