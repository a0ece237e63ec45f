import random
import turtle

turtle.speed(0)
turtle.penup()
turtle.dot(340, "peru")
turtle.dot(300, "tomato")
turtle.dot(280, "khaki")
for scheibe in range(12):
    turtle.goto(0, 0)
    turtle.setheading(random.randint(0, 359))
    turtle.forward(random.randint(20, 115))
    turtle.dot(36, "firebrick")
turtle.hideturtle()
print("Guten Appetit!")
