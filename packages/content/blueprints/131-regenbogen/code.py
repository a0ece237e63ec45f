import turtle

farben = ["red", "orange", "gold", "green", "blue", "indigo", "violet"]
radius = 180

turtle.speed(0)
turtle.bgcolor("lightcyan")
turtle.pensize(16)
for farbe in farben:
    turtle.penup()
    turtle.goto(radius, -80)
    turtle.pendown()
    turtle.setheading(90)
    turtle.color(farbe)
    turtle.circle(radius, 180)
    radius -= 15
turtle.hideturtle()
print("Sieben Farben hat der Regenbogen.")
