fragen = [
    ("fliegen können", "unsichtbar sein"),
    ("nur noch Pizza essen", "nie wieder Hausaufgaben haben"),
]
erste = 0

for eins, zwei in fragen:
    wahl = input(f"Lieber 1: {eins} oder 2: {zwei}? ")
    if wahl == "1":
        erste += 1
print(f"Du hast {erste}-mal das Erste gewählt.")
