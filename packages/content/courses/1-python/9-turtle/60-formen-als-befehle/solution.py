import turtle

def springe(x, y):
    turtle.penup()
    turtle.goto(x, y)
    turtle.setheading(0)
    turtle.pendown()

def kasten(x, y, breite, hoehe, farbe):
    springe(x, y)
    turtle.color("black", farbe)
    turtle.begin_fill()
    for seite in [breite, hoehe, breite, hoehe]:
        turtle.forward(seite)
        turtle.left(90)
    turtle.end_fill()

def haus(x, y, farbe):
    kasten(x, y, 60, 60, farbe)
    kasten(x + 22, y, 16, 30, "white")
    springe(x - 6, y + 60)
    turtle.color("black", "brown")
    turtle.begin_fill()
    turtle.goto(x + 30, y + 95)
    turtle.goto(x + 66, y + 60)
    turtle.goto(x - 6, y + 60)
    turtle.end_fill()

def ufo(x, y):
    springe(x, y)
    turtle.color("black", "lightgreen")
    turtle.begin_fill()
    turtle.circle(16)
    turtle.end_fill()
    kasten(x - 40, y, 80, 12, "silver")

turtle.speed(0)
turtle.bgcolor("lightskyblue")
kasten(-200, -200, 400, 140, "yellowgreen")

farben = ["tomato", "gold", "orchid", "turquoise"]
for nummer in range(4):
    haus(-180 + nummer * 100, -60, farben[nummer])
ufo(60, 120)

# Zum Schluss die Schiene
springe(-195, -120)
turtle.pensize(4)
turtle.forward(385)
print("Fensterplatz links: vier bunte Häuser")
print("Fensterplatz rechts: ein Ufo, es hat Vorfahrt")
