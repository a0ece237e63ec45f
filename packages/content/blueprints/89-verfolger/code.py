import turtle

def gehe(richtung):
    turtle.setheading(richtung)
    turtle.forward(15)

turtle.tracer(0)
turtle.color("orange")
turtle.penup()
geist = turtle.Turtle("circle")
geist.color("gray")
geist.penup()
geist.goto(180, 180)
turtle.onkeypress(lambda: gehe(90), "Up")
turtle.onkeypress(lambda: gehe(270), "Down")
turtle.onkeypress(lambda: gehe(180), "Left")
turtle.onkeypress(lambda: gehe(0), "Right")
turtle.listen()
for bild in range(1200):
    geist.setheading(geist.towards(turtle.pos()))
    geist.forward(1)
    if geist.distance(turtle.pos()) < 20:
        break
    turtle.update()
print("So viele Bilder bist du entkommen:", bild)
