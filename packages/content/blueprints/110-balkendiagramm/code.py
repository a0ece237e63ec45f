import turtle

stimmen = {"Pizza": 8, "Nudeln": 11, "Suppe": 3}

def balken(hoehe):
    turtle.begin_fill()
    for seite in (hoehe, 40, hoehe, 40):
        turtle.forward(seite)
        turtle.right(90)
    turtle.end_fill()

turtle.speed(0)
turtle.color("teal")
x = -100
for wort, zahl in stimmen.items():
    turtle.penup()
    turtle.goto(x, -100)
    turtle.setheading(90)
    balken(zahl * 20)
    print(wort, zahl)
    x += 70
