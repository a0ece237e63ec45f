import random
import turtle

turtle.tracer(0)
turtle.bgcolor("midnightblue")
turtle.color("white")
turtle.shapesize(2)
turtle.penup()
turtle.sety(-160)
turtle.setheading(90)
turtle.onkeypress(lambda: turtle.setx(turtle.xcor() - 20), "Left")
turtle.onkeypress(lambda: turtle.setx(turtle.xcor() + 20), "Right")
turtle.listen()
stein = turtle.Turtle("circle")
stein.color("tan")
stein.penup()
stein.goto(60, 200)
for bild in range(900):
    stein.sety(stein.ycor() - 4)
    if stein.ycor() < -200:
        stein.goto(random.randint(-180, 180), 200)
    if stein.distance(turtle.pos()) < 25:
        break
    turtle.update()
print("So viele Bilder bist du geflogen:", bild)
