import turtle

def zeige(grad, laenge, farbe):
    turtle.penup()
    turtle.goto(0, 0)
    turtle.setheading(90 - grad)
    turtle.pencolor(farbe)
    turtle.pendown()
    turtle.forward(laenge)

richtungen = {"N": 0, "O": 90, "S": 180, "W": 270}
turtle.speed(0)
turtle.pensize(3)
for name, grad in richtungen.items():
    zeige(grad, 120, "gray")
    turtle.penup()
    turtle.forward(20)
    turtle.write(name, align="center")

grad = int(input("Wohin soll die Nadel zeigen, 0 bis 359? "))
turtle.pensize(8)
zeige(grad, 100, "red")
turtle.hideturtle()
print("Die Nadel zeigt auf", grad, "Grad.")
