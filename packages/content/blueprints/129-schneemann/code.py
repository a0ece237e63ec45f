import turtle

turtle.speed(0)
turtle.bgcolor("lightblue")
turtle.hideturtle()
turtle.penup()

def kugel(x, y, groesse, farbe):
    turtle.goto(x, y)
    turtle.dot(groesse, farbe)

kugel(0, -100, 140, "white")
kugel(0, 0, 100, "white")
kugel(0, 75, 70, "white")
kugel(-12, 85, 8, "black")
kugel(12, 85, 8, "black")
print("Der Schneemann hat noch keine Nase.")
