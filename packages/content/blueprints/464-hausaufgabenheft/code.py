aufgaben = [
    (5, "Sachkunde", "Plakat über Bienen"),
    (1, "Mathe", "Seite 34, Nummer 2"),
    (3, "Englisch", "Vokabeln lernen"),
]

tage = int(input("In wie vielen Tagen ist der Aufsatz fällig? "))
aufgaben.append((tage, "Deutsch", "Aufsatz"))
aufgaben.sort()

print("Tage bis zur Abgabe:")
for tage, fach, aufgabe in aufgaben:
    if tage <= 1:
        print("DRINGEND!")
    print(f"{tage}: {fach}, {aufgabe}")
