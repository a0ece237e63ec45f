import turtle

def dreieck(x, y, breite):
    turtle.goto(x, y)
    turtle.begin_fill()
    for ecke in range(3):
        turtle.forward(breite)
        turtle.left(120)
    turtle.end_fill()

turtle.speed(0)
turtle.bgcolor("midnightblue")
turtle.penup()
for mitte in (-70, 70, 0):
    turtle.goto(mitte, 0)
    turtle.dot(200, "darkorange")
turtle.goto(0, 110)
turtle.dot(40, "darkgreen")
turtle.color("yellow")
dreieck(-80, 20, 50)
dreieck(30, 20, 50)
for zahn in range(-75, 75, 30):
    dreieck(zahn, -50, 30)
turtle.hideturtle()
print("Huhu, frohes Gruseln!")
