import turtle

def zweig(laenge):
    turtle.forward(laenge)
    turtle.back(laenge)

def arm():
    for stueck in range(4):
        turtle.forward(40)
        turtle.left(60)
        zweig(50 - stueck * 8)
        turtle.right(120)
        zweig(50 - stueck * 8)
        turtle.left(60)
    turtle.back(160)

turtle.speed(0)
turtle.bgcolor("navy")
turtle.color("white")
turtle.pensize(3)
for nummer in range(6):
    arm()
    turtle.left(60)
print("Eine Flocke mit sechs Armen, sie schmilzt nicht")
