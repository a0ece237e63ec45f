import turtle

farben = ["black", "red", "gold"]
breite = 240
hoehe = 50

turtle.speed(0)
turtle.penup()
y = 75
for farbe in farben:
    turtle.color(farbe)
    turtle.goto(-120, y)
    turtle.begin_fill()
    for seite in (breite, hoehe, breite, hoehe):
        turtle.forward(seite)
        turtle.right(90)
    turtle.end_fill()
    y -= hoehe
turtle.hideturtle()
print("Die Flagge hat", len(farben), "Streifen.")
