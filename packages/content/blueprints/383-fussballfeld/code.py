import turtle

def rechteck(x, y, breite, hoehe):
    turtle.penup()
    turtle.goto(x, y)
    turtle.pendown()
    for seite in (breite, hoehe, breite, hoehe):
        turtle.forward(seite)
        turtle.left(90)

turtle.speed(0)
turtle.bgcolor("forestgreen")
turtle.color("white")
turtle.pensize(3)
rechteck(-180, -110, 180, 220)
rechteck(0, -110, 180, 220)
rechteck(-180, -60, 50, 120)
rechteck(130, -60, 50, 120)
turtle.penup()
turtle.goto(0, -40)
turtle.pendown()
turtle.circle(40)
turtle.hideturtle()
print("Anpfiff!")
