import turtle

def kasten(x, y, breite, hoehe, farbe):
    turtle.penup()
    turtle.goto(x, y)
    turtle.color(farbe)
    turtle.begin_fill()
    for seite in (breite, hoehe, breite, hoehe):
        turtle.forward(seite)
        turtle.left(90)
    turtle.end_fill()

turtle.speed(0)
turtle.bgcolor("lightskyblue")
kasten(-120, -120, 240, 110, "gray")
for x in range(-120, 120, 40):
    kasten(x, -10, 20, 20, "gray")
for turm in (-160, 100):
    kasten(turm, -120, 60, 190, "dimgray")
    for zacke in (0, 22, 44):
        kasten(turm + zacke, 70, 16, 18, "dimgray")
kasten(-25, -120, 50, 70, "saddlebrown")
turtle.hideturtle()
print("Die Zugbrücke ist unten.")
