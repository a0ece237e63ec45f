import random
import turtle

def blume(x, y, farbe):
    turtle.penup()
    turtle.goto(x, -200)
    turtle.pendown()
    turtle.color("darkgreen")
    turtle.goto(x, y)
    turtle.penup()
    for blatt in range(6):
        turtle.forward(15)
        turtle.dot(18, farbe)
        turtle.back(15)
        turtle.left(60)
    turtle.dot(16, "gold")

turtle.speed(0)
turtle.bgcolor("skyblue")
turtle.pensize(4)
for x in range(-170, 171, 34):
    blume(x, random.randint(-130, 40), random.choice(["tomato", "orchid", "white"]))
turtle.hideturtle()
print("Elf Blumen, frisch gewachsen")
