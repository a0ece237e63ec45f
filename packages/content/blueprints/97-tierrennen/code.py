import random
import turtle

farben = ["red", "blue", "green"]
rennen = []
for platz in range(len(farben)):
    tier = turtle.Turtle("turtle")
    tier.color(farben[platz])
    tier.penup()
    tier.goto(-190, 80 - 80 * platz)
    rennen.append(tier)
turtle.hideturtle()

for runde in range(80):
    for tier in rennen:
        tier.forward(random.randint(0, 8))

for platz in range(len(farben)):
    print(farben[platz], "ist so weit gekommen:", rennen[platz].xcor() + 190)
