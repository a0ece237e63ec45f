import turtle

turtle.tracer(0)
turtle.pensize(4)
turtle.penup()
turtle.goto(90, 60)
turtle.pendown()
for ecke in ((170, 60), (170, 110), (90, 110)):
    turtle.goto(ecke)
turtle.penup()
turtle.goto(-150, -100)
turtle.shape("square")
turtle.shapesize(1, 2)
turtle.color("red")
turtle.onkeypress(lambda: turtle.forward(8), "Up")
turtle.onkeypress(lambda: turtle.backward(6), "Down")
turtle.onkeypress(lambda: turtle.left(10), "Left")
turtle.onkeypress(lambda: turtle.right(10), "Right")
turtle.listen()
for bild in range(1800):
    turtle.update()
    if turtle.distance(130, 85) < 8:
        print("Das Auto steht!")
        break
print("Ende der Fahrt")
