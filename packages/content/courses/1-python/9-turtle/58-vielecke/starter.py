# Die Maschine soll fragen, wie viele Ecken das Schild hat.
# Zeichne es farbig, dazu einen Kreis, und nenn Winkel und Bedeutung.
import turtle

for ecke in range(4):
    turtle.forward(60)
    turtle.left(90)
print("Drehung: 90 Grad")
