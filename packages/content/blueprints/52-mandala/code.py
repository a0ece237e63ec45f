import turtle

sterne = 12
groesse = 170
farben = ["orchid", "gold", "turquoise"]
turtle.speed(0)
turtle.bgcolor("midnightblue")
turtle.pensize(2)

for stern in range(sterne):
    turtle.color(farben[stern % 3])
    for zacke in range(5):
        turtle.forward(groesse)
        turtle.right(144)
    turtle.left(360 / sterne)

turtle.hideturtle()
print("Mandala aus", sterne, "Sternen")
