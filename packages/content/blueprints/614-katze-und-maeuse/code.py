import random
import turtle

def laufe(richtung):
    turtle.setheading(richtung)
    turtle.forward(15)

turtle.tracer(0)
turtle.penup()
turtle.onkeypress(lambda: laufe(90), "Up")
turtle.onkeypress(lambda: laufe(270), "Down")
turtle.onkeypress(lambda: laufe(180), "Left")
turtle.onkeypress(lambda: laufe(0), "Right")
turtle.listen()
maus = turtle.Turtle("circle")
maus.penup()
maus.goto(120, 90)
for bild in range(900):
    maus.forward(4)
    if random.randint(1, 12) == 1 or maus.distance(0, 0) > 180:
        maus.setheading(maus.towards(random.randint(-150, 150), random.randint(-150, 150)))
    if maus.distance(turtle.pos()) < 25:
        print("Maus gefangen!")
        maus.goto(random.randint(-150, 150), random.randint(-150, 150))
    turtle.update()
