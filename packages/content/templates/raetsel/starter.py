zahl = 7
ergebnis = zahl  # ‹die falsche Zeile›
print(ergebnis)
