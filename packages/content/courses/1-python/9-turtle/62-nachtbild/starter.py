# Bau dein Nachtbild Schicht für Schicht, von hinten nach vorn.
# Du brauchst stern(x, y), eine zweite eigene Funktion und viel Zufall.
import random
import turtle

turtle.speed(0)
turtle.bgcolor("midnightblue")

print("Titel: Noch nichts zu sehen")
