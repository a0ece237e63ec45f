import turtle

def rechteck(x, y, breite, hoehe, farbe):
    turtle.penup()
    turtle.goto(x, y)
    turtle.color(farbe)
    turtle.begin_fill()
    for seite in (breite, hoehe, breite, hoehe):
        turtle.forward(seite)
        turtle.left(90)
    turtle.end_fill()

turtle.speed(0)
rechteck(-100, -40, 200, 50, "tomato")
rechteck(-50, 10, 100, 40, "tomato")
for x in (-60, 60):
    turtle.goto(x, -40)
    turtle.dot(50, "black")
turtle.hideturtle()
print("Einsteigen, bitte!")
