import random
import turtle

turtle.tracer(0)
turtle.bgcolor("black")
turtle.color("white")
turtle.penup()
turtle.sety(-170)
laser, brocken = turtle.Turtle("square"), turtle.Turtle("circle")
for teil, farbe in ((laser, "lime"), (brocken, "tan")):
    teil.color(farbe)
    teil.penup()
    teil.goto(0, 300)
brocken.goto(60, 150)
turtle.onkeypress(lambda: turtle.setx(turtle.xcor() - 20), "Left")
turtle.onkeypress(lambda: turtle.setx(turtle.xcor() + 20), "Right")
turtle.onkeypress(lambda: laser.goto(turtle.pos()), "space")
turtle.listen()
for bild in range(1200):
    laser.sety(laser.ycor() + 12)
    if laser.distance(brocken.pos()) < 25:
        brocken.goto(random.randint(-180, 180), 150)
        print("Treffer!")
    turtle.update()
print("Die Zeit ist um.")
