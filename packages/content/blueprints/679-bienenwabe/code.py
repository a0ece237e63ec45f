import turtle

def zelle(x, y, farbe):
    turtle.penup()
    turtle.goto(x, y)
    turtle.pendown()
    turtle.fillcolor(farbe)
    turtle.begin_fill()
    for ecke in range(6):
        turtle.forward(30)
        turtle.left(60)
    turtle.end_fill()

turtle.speed(0)
turtle.pensize(3)
turtle.pencolor("saddlebrown")
for spalte in range(6):
    for zeile in range(5):
        y = zeile * 52 - 150
        if spalte % 2 == 1:
            y += 26
        zelle(spalte * 45 - 130, y, "gold")
turtle.hideturtle()
print("Dreißig Zellen ohne Lücke")
