import turtle

def springe():
    if turtle.ycor() <= 0:
        turtle.sety(80)

turtle.tracer(0)
turtle.bgcolor("lightcyan")
turtle.shape("turtle")
turtle.penup()
turtle.onkeypress(springe, "space")
turtle.listen()
kiste = turtle.Turtle("square")
kiste.penup()
gestolpert = 0
for runde in range(8):
    kiste.setx(200)
    for bild in range(130):
        turtle.sety(max(turtle.ycor() - 2, 0))
        kiste.setx(kiste.xcor() - 3)
        turtle.update()
        if kiste.distance(turtle.pos()) < 20:
            gestolpert += 1
            break
print("Gestolpert:", gestolpert, "von 8")
