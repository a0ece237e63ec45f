import random
import turtle

def springe(x, y):
    turtle.penup()
    turtle.goto(x, y)
    turtle.setheading(0)
    turtle.pendown()

def stern(x, y):
    springe(x, y)
    turtle.color(random.choice(["white", "khaki", "lightblue"]))
    for strahl in range(4):
        turtle.forward(5)
        turtle.left(180)
        turtle.forward(5)
        turtle.left(90)

def kasten(x, y, breite, hoehe, farbe):
    springe(x, y)
    turtle.color(farbe)
    turtle.begin_fill()
    for seite in [breite, hoehe, breite, hoehe]:
        turtle.forward(seite)
        turtle.left(90)
    turtle.end_fill()

def haus(x, hoehe):
    kasten(x, -200, 60, hoehe, "black")
    for y in range(-180, hoehe - 220, 30):
        kasten(x + 10, y, 12, 14, random.choice(["gold", "gray"]))
        kasten(x + 38, y, 12, 14, random.choice(["gold", "gray"]))

turtle.speed(0)
turtle.bgcolor("midnightblue")

# Hinten: Sterne und Mond
anzahl = 35
for nummer in range(anzahl):
    stern(random.randint(-195, 195), random.randint(-40, 195))
springe(120, 130)
turtle.dot(70, "khaki")
springe(137, 140)
turtle.dot(62, "midnightblue")

# Vorn: die Stadt
haeuser = 0
for x in range(-200, 141, 68):
    haus(x, random.randint(90, 190))
    haeuser += 1

turtle.hideturtle()
print("Titel: Alle schlafen, fast alle")
print("Sterne:", anzahl)
print("Häuser:", haeuser)
