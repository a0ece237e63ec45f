import random
import turtle

turtle.speed(0)
turtle.color("darkgreen")
for breite, y in ((160, -60), (120, 0), (80, 60)):
    turtle.penup()
    turtle.goto(-breite / 2, y)
    turtle.begin_fill()
    for ecke in ((breite / 2, y), (0, y + 90), (-breite / 2, y)):
        turtle.goto(ecke)
    turtle.end_fill()

for kugel in range(10):
    y = random.randint(-50, 50)
    breite = 30 - y // 3
    turtle.goto(random.randint(-breite, breite), y)
    turtle.dot(14, random.choice(["red", "gold", "white"]))
turtle.hideturtle()
print("Der Baum ist geschmückt.")
