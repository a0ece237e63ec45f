import turtle

farben = ["red", "orange", "gold", "green", "blue"]
turtle.pensize(6)
turtle.penup()
turtle.goto(-100, 30)
turtle.pendown()

for zacke in range(5):
    turtle.color(farben[zacke])
    turtle.forward(200)
    turtle.right(144)

turtle.hideturtle()
print("Ein bunter Stern für dich.")
