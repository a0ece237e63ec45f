# Trag mindestens fünf Werte aus deinem eigenen Wettbewerb ein.
# Häng den Nachzügler an, werte alles aus und besetz das Podest.
werte = [4.2, 6.85, 3.9]
nachzuegler = float(input("Welchen Wert hat der Nachzügler? "))
print("Gemessen:", werte)
