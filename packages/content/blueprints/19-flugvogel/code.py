import random
import turtle

turtle.tracer(0)
turtle.shape("turtle")
turtle.color("orange")
turtle.penup()
turtle.setx(-120)
turtle.onkeypress(lambda: turtle.sety(turtle.ycor() + 40), "space")
turtle.listen()
tor = turtle.Turtle("square")
tor.color("skyblue")
tor.shapesize(5, 0.5)
tor.penup()
tor.setx(200)
punkte = 0
for bild in range(900):
    turtle.sety(max(turtle.ycor() - 2, -185))
    tor.setx(tor.xcor() - 3)
    if tor.xcor() < -120:
        if tor.distance(turtle.pos()) < 50:
            punkte += 1
        tor.goto(200, random.randint(-120, 120))
    turtle.update()
print("Durchflogen:", punkte)
