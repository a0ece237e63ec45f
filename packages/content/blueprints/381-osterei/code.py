import random
import turtle

farben = ["tomato", "gold", "skyblue", "violet", "limegreen"]
turtle.speed(0)
turtle.penup()
for hoehe in range(-100, 121):
    halb = 90 * (1 - (hoehe / (100 if hoehe < 0 else 120)) ** 2) ** 0.5
    if hoehe % 40 == 0:
        turtle.color(random.choice(farben))
    turtle.goto(-halb, hoehe)
    turtle.pendown()
    turtle.goto(halb, hoehe)
    turtle.penup()
for punkt in range(-60, 61, 30):
    turtle.goto(punkt, 0)
    turtle.dot(16, "white")
turtle.hideturtle()
print("Frohe Ostern!")
