import turtle

turtle.bgcolor("navy")
turtle.penup()

# Fisch: Schwanz, Bauch, Auge
turtle.goto(-110, 40)
turtle.color("orange")
turtle.right(30)
turtle.begin_fill()
for flosse in range(3):
    turtle.forward(80)
    turtle.right(120)
turtle.end_fill()
turtle.left(30)
turtle.goto(0, -55)
turtle.color("tomato")
turtle.begin_fill()
turtle.circle(55)
turtle.end_fill()
turtle.goto(25, 5)
turtle.color("black", "white")
turtle.begin_fill()
turtle.circle(10)
turtle.end_fill()

# Drei Luftblasen, nach oben immer größer
turtle.color("lightblue")
for radius in [4, 7, 10]:
    turtle.goto(65 + radius, radius * 13)
    turtle.pendown()
    turtle.circle(radius)
    turtle.penup()

# Ganz vorn der Meeresboden
turtle.goto(-200, -200)
turtle.color("khaki")
turtle.begin_fill()
for seite in [400, 60, 400, 60]:
    turtle.forward(seite)
    turtle.left(90)
turtle.end_fill()
print("Aussicht: 40 Meter unter dem Meer")
print("Der Fisch guckt erschrocken. Besuch ist er nicht gewohnt.")
