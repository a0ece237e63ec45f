import turtle

winkel = 59
farben = ["red", "orange", "gold", "limegreen", "deepskyblue", "orchid"]
turtle.speed(0)
turtle.bgcolor("black")
turtle.pensize(2)

for schritt in range(120):
    turtle.color(farben[schritt % 6])
    turtle.forward(schritt * 1.5)
    turtle.left(winkel)

turtle.hideturtle()
print("Spirale mit", winkel, "Grad")
