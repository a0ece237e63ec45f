gegner = 44.7  # der schnellste Mensch, der je gemessen wurde
strecke = float(input("Wie viele Meter? "))
zeit = float(input("Wie viele Sekunden? "))
tempo = strecke / zeit * 3.6
print("Tempo:", round(tempo, 1), "km/h")
print("Der Weltrekord ist um", round(gegner - tempo, 1), "km/h schneller.")
