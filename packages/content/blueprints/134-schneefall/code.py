import random
import turtle

turtle.tracer(0)
turtle.bgcolor("midnightblue")
turtle.hideturtle()
flocken = []
for nummer in range(20):
    flocke = turtle.Turtle("circle")
    flocke.color("white")
    flocke.shapesize(0.4)
    flocke.penup()
    flocke.goto(random.randint(-200, 200), random.randint(-200, 200))
    flocken.append(flocke)

for bild in range(400):
    for flocke in flocken:
        flocke.sety(flocke.ycor() - 3)
        if flocke.ycor() < -200:
            flocke.goto(random.randint(-200, 200), 200)
    turtle.update()
print("Es hat aufgehört zu schneien.")
