import turtle

def gehe(richtung):
    turtle.setheading(richtung)
    turtle.forward(10)

turtle.tracer(0)
turtle.bgcolor("lightyellow")
turtle.shape("turtle")
turtle.shapesize(2)
turtle.color("seagreen")
turtle.penup()

turtle.onkeypress(lambda: gehe(90), "Up")
turtle.onkeypress(lambda: gehe(270), "Down")
turtle.onkeypress(lambda: gehe(180), "Left")
turtle.onkeypress(lambda: gehe(0), "Right")
turtle.listen()

print("Lauf los, mit den Pfeiltasten.")
for bild in range(1200):
    turtle.update()
print("Die Zeit ist um.")
