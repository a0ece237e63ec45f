import random
import turtle

farben = ["tomato", "gold", "turquoise", "orchid", "white"]
striche = 25
turtle.speed(0)
turtle.bgcolor("midnightblue")

for strich in range(striche):
    turtle.color(random.choice(farben))
    turtle.pensize(random.randint(1, 12))
    x = random.randint(-180, 180)
    y = random.randint(-180, 180)
    turtle.goto(x, y)
    turtle.dot(random.randint(15, 60))

turtle.hideturtle()
print("Ein Bild aus", striche, "Strichen, jedes Mal ein anderes")
