import random
import turtle

def stern(x, y, groesse):
    turtle.penup()
    turtle.goto(x, y)
    turtle.color(random.choice(["white", "khaki", "lightblue"]))
    turtle.begin_fill()
    for zacke in range(5):
        turtle.forward(groesse)
        turtle.right(144)
    turtle.end_fill()

turtle.speed(0)
turtle.bgcolor("midnightblue")
for nummer in range(40):
    stern(random.randint(-190, 170), random.randint(-180, 190), random.randint(5, 20))

# Der Mond: ein heller Punkt, davor ein dunkler
turtle.goto(110, 110)
turtle.dot(90, "khaki")
turtle.goto(130, 120)
turtle.dot(80, "midnightblue")
turtle.hideturtle()
print("40 Sterne und ein Mond")
