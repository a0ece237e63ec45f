import random
import turtle

turtle.speed(0)
turtle.bgcolor("midnightblue")
turtle.hideturtle()
turtle.penup()
for x in range(-180, 180, 75):
    hoehe = random.randint(80, 220)
    turtle.goto(x, -150)
    turtle.color("slategray")
    turtle.begin_fill()
    for ecke in ((x + 60, -150), (x + 60, hoehe - 150), (x, hoehe - 150)):
        turtle.goto(ecke)
    turtle.end_fill()
    for y in range(-130, hoehe - 165, 30):
        for rechts in (18, 42):
            turtle.goto(x + rechts, y)
            turtle.dot(12, "gold")
print("Gute Nacht, Stadt.")
