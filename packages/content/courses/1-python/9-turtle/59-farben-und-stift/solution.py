import turtle

turtle.speed(0)
turtle.bgcolor("navy")

# Meeresboden
turtle.penup()
turtle.goto(-200, -200)
turtle.color("khaki")
turtle.begin_fill()
for seite in [400, 60, 400, 60]:
    turtle.forward(seite)
    turtle.left(90)
turtle.end_fill()

# Fisch: erst der Schwanz, dann der Bauch
turtle.goto(-90, 30)
turtle.color("orange")
turtle.right(30)
turtle.begin_fill()
for flosse in range(3):
    turtle.forward(60)
    turtle.right(120)
turtle.end_fill()
turtle.left(30)
turtle.goto(0, -40)
turtle.color("tomato")
turtle.begin_fill()
turtle.circle(40)
turtle.end_fill()
print("Aussicht: 40 Meter unter dem Meer")
print("Der Fisch guckt weg, er mag keine Besucher.")
