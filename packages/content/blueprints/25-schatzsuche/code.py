import random
import turtle

schatz_x = random.randint(-170, 170)
schatz_y = random.randint(-170, 170)

def grabe(x, y):
    turtle.goto(x, y)
    abstand = turtle.distance(schatz_x, schatz_y)
    if abstand < 20:
        turtle.dot(40, "gold")
    elif abstand < 80:
        turtle.dot(20, "red")
    else:
        turtle.dot(20, "steelblue")

turtle.tracer(0)
turtle.bgcolor("khaki")
turtle.hideturtle()
turtle.penup()
turtle.onscreenclick(grabe)
print("Klick auf die Insel! Rot ist heiß, blau ist kalt.")
for bild in range(1800):
    turtle.update()
print("Der Schatz lag bei", schatz_x, "und", schatz_y)
