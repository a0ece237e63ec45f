# Bau die Funktion haus fertig: Sie springt zu x und y und füllt die Wand.
# Zeichne dann eine Kulisse mit drei Häusern und etwas Eigenem.
import turtle

def haus(x, y, farbe):
    turtle.color(farbe)
    turtle.forward(50)

haus(0, 0, "red")
print("Nächster Halt: Sperrholz")
