import turtle

winkel = 28

def ast(laenge):
    if laenge < 10:
        turtle.dot(7, "limegreen")
    else:
        turtle.pensize(laenge / 10)
        turtle.forward(laenge)
        turtle.left(winkel)
        ast(laenge * 0.72)
        turtle.right(winkel * 2)
        ast(laenge * 0.72)
        turtle.left(winkel)
        turtle.back(laenge)

turtle.speed(0)
turtle.color("saddlebrown")
turtle.penup()
turtle.goto(0, -170)
turtle.setheading(90)
turtle.pendown()
ast(100)
print("Der Baum ist ausgewachsen.")
