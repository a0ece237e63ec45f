import turtle

def fluegel(seite, radius, farbe):
    turtle.penup()
    turtle.goto(seite * radius, radius - 60)
    turtle.dot(radius * 2, farbe)
    turtle.dot(radius, "white")
    turtle.dot(radius // 2, farbe)

turtle.speed(0)
turtle.bgcolor("lightcyan")
for seite in (-1, 1):
    fluegel(seite, 60, "orange")
    fluegel(seite, 40, "purple")
turtle.goto(0, -70)
turtle.pendown()
turtle.pensize(14)
turtle.goto(0, 90)
turtle.hideturtle()
print("Der Schmetterling hat zwei gleiche Seiten.")
