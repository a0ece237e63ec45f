import random
import turtle

turtle.tracer(0)
turtle.bgcolor("dimgray")
turtle.shape("square")
turtle.color("red")
turtle.shapesize(2, 1)
turtle.penup()
turtle.sety(-150)
turtle.onkeypress(lambda: turtle.setx(max(turtle.xcor() - 40, -160)), "Left")
turtle.onkeypress(lambda: turtle.setx(min(turtle.xcor() + 40, 160)), "Right")
turtle.listen()
hindernis = turtle.Turtle("square")
hindernis.color("gold")
hindernis.penup()
hindernis.goto(40, 200)
for bild in range(900):
    hindernis.sety(hindernis.ycor() - 4)
    if hindernis.ycor() < -200:
        hindernis.goto(random.choice([-120, -80, -40, 0, 40, 80, 120]), 200)
    if hindernis.distance(turtle.pos()) < 28:
        break
    turtle.update()
print("So viele Bilder bist du gefahren:", bild)
