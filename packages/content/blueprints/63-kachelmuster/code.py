import turtle

groesse = 40

def kachel(x, y, farbe):
    turtle.penup()
    turtle.goto(x, y)
    turtle.color(farbe)
    turtle.begin_fill()
    for seite in range(4):
        turtle.forward(groesse)
        turtle.left(90)
    turtle.end_fill()

turtle.speed(0)
for reihe in range(8):
    for spalte in range(8):
        farbe = "wheat"
        if (reihe + spalte) % 2 == 0:
            farbe = "teal"
        kachel(spalte * groesse - 160, reihe * groesse - 160, farbe)
turtle.hideturtle()
print("64 Kacheln, schön abgewechselt")
