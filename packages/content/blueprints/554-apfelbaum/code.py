import random
import turtle

turtle.speed(0)
turtle.bgcolor("lightskyblue")
turtle.penup()
turtle.goto(0, -150)
turtle.pendown()
turtle.pensize(30)
turtle.color("saddlebrown")
turtle.goto(0, 0)
turtle.dot(220, "forestgreen")

turtle.penup()
for apfel in range(10):
    turtle.goto(random.randint(-70, 70), random.randint(-60, 70))
    turtle.dot(18, "red")
turtle.hideturtle()
print("Zehn Äpfel sind reif.")
