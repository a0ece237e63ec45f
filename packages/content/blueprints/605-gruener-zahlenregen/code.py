import random
import turtle

turtle.tracer(0)
turtle.bgcolor("black")
turtle.color("lime")
turtle.hideturtle()
turtle.penup()

spalten = []
for nummer in range(15):
    spalten.append([-190 + nummer * 27, random.randint(-180, 180), random.randint(5, 14)])

for bild in range(120):
    turtle.clear()
    for spalte in spalten:
        spalte[1] = spalte[1] - spalte[2]
        if spalte[1] < -200:
            spalte[1] = 190
        turtle.goto(spalte[0], spalte[1])
        turtle.write(random.choice("0123456789"), font=("", 16, "normal"))
    turtle.update()
print("Zugriff erlaubt. War nur Spaß!")
