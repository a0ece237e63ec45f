import turtle

def moebel(x, y, breite, tiefe, farbe):
    turtle.penup()
    turtle.goto(x, y)
    turtle.pendown()
    turtle.fillcolor(farbe)
    turtle.begin_fill()
    for seite in (breite, tiefe, breite, tiefe):
        turtle.forward(seite)
        turtle.left(90)
    turtle.end_fill()

turtle.speed(0)
moebel(-150, -120, 300, 240, "white")
moebel(-150, 20, 180, 100, "lightblue")
moebel(40, -120, 110, 60, "burlywood")
turtle.hideturtle()
print("Hier ließe es sich wohnen.")
