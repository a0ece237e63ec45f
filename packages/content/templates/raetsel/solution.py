zahl = 7
ergebnis = zahl * 2  # ‹nur hier anders›
print(ergebnis)
