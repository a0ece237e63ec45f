import turtle

def haus(x, y, farbe):
    turtle.penup()
    turtle.goto(x, y)
    turtle.setheading(0)
    turtle.pendown()
    turtle.color("black", farbe)
    turtle.begin_fill()
    for ecke in range(4):
        turtle.forward(60)
        turtle.left(90)
    turtle.end_fill()
    turtle.goto(x, y + 60)
    turtle.goto(x + 30, y + 95)
    turtle.goto(x + 60, y + 60)

def ufo(x, y):
    turtle.penup()
    turtle.goto(x, y)
    turtle.color("silver")
    for radius in range(5, 16, 5):
        turtle.pendown()
        turtle.circle(radius)

turtle.speed(0)
for x in range(-180, 121, 100):
    haus(x, -50, "tomato")
ufo(100, 120)
print("Fensterplatz links: vier rote Häuser")
print("Fensterplatz rechts: ein Ufo, es hat Vorfahrt")
