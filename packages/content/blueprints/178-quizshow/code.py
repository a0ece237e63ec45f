fragen = [
    ("Wie viele Beine hat eine Spinne? a) 6  b) 8", "b", 100),
    ("Was ist 12 mal 12? a) 144  b) 124", "a", 500),
]

gewinn = 0
for frage, richtig, stufe in fragen:
    print(f"Für {stufe} Punkte!")
    antwort = input(frage + " ")
    if antwort != richtig:
        print("Leider falsch.")
        gewinn = 0
        break
    gewinn = stufe
print(f"Du gehst mit {gewinn} Punkten nach Hause.")
