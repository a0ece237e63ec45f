# Würfle den Winkel, gib jedem Strich eine zufällige Farbe, lass die Spirale wachsen.
# Streu danach kleine Formen an gewürfelte Orte.
import turtle

winkel = 90
turtle.speed(0)
for schritt in range(20):
    turtle.forward(schritt * 4)
    turtle.left(winkel)
print("Winkel:", winkel)
