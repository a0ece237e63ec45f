import turtle

turtle.speed(0)
turtle.hideturtle()
turtle.penup()
turtle.color("orange")

def ohr(x):
    turtle.goto(x, 30)
    turtle.begin_fill()
    for ecke in ((x + 50, 30), (x + 25, 110), (x, 30)):
        turtle.goto(ecke)
    turtle.end_fill()

def punkt(x, y, groesse, farbe):
    turtle.goto(x, y)
    turtle.dot(groesse, farbe)

ohr(-70)
ohr(20)
punkt(0, 0, 150, "orange")
punkt(-28, 15, 24, "white")
punkt(28, 15, 24, "white")
punkt(0, -20, 16, "brown")
print("Miau!")
