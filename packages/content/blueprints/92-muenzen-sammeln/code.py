import random
import turtle

def gehe(richtung):
    turtle.setheading(richtung)
    turtle.forward(20)

turtle.tracer(0)
turtle.penup()
turtle.onkeypress(lambda: gehe(90), "Up")
turtle.onkeypress(lambda: gehe(270), "Down")
turtle.onkeypress(lambda: gehe(180), "Left")
turtle.onkeypress(lambda: gehe(0), "Right")
turtle.listen()
muenze = turtle.Turtle("circle")
muenze.color("gold")
muenze.penup()
muenze.goto(80, 80)
punkte = 0
for bild in range(1200):
    if muenze.distance(turtle.pos()) < 20:
        punkte += 1
        muenze.goto(random.randint(-180, 180), random.randint(-180, 180))
    turtle.update()
print("Gesammelte Münzen:", punkte)
