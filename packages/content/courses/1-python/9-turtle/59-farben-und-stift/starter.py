# Programmiere die Aussicht: Hintergrund und drei gefüllte Flächen.
# Zwischen den Flächen springt die Turtle ohne Spur.
import turtle

turtle.color("gold")
turtle.circle(40)
turtle.goto(-100, -100)
print("Der Vorhang geht auf.")
