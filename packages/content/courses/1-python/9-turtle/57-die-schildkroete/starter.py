# Zeichne dein Werkstattzeichen aus mindestens sechs Strichen.
# Dreh die Turtle mal nach links, mal nach rechts, und schreib etwas dazu.
import turtle

turtle.forward(60)
turtle.left(90)
print("Hier entsteht ein Zeichen.")
