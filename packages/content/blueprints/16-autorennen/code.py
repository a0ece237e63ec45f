import random
import turtle

turtle.tracer(0)
turtle.shape("square")
turtle.shapesize(1, 2)
turtle.color("red")
turtle.penup()
turtle.goto(-170, 40)
turtle.onkey(lambda: turtle.forward(12), "space")
turtle.listen()
gegner = turtle.clone()
gegner.color("blue")
gegner.sety(-40)

for bild in range(600):
    gegner.forward(random.randint(0, 2))
    turtle.update()
    if turtle.xcor() > 180 or gegner.xcor() > 180:
        break
if turtle.xcor() > gegner.xcor():
    print("Dein Auto gewinnt!")
else:
    print("Das blaue Auto gewinnt!")
