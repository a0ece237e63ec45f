import turtle

turtle.tracer(0)
turtle.bgcolor("deepskyblue")
turtle.hideturtle()
fische = []
for farbe, tempo in [("orange", 2), ("gold", 3), ("tomato", 4)]:
    fisch = turtle.Turtle("turtle")
    fisch.color(farbe)
    fisch.penup()
    fisch.goto(0, tempo * 60 - 180)
    fische.append([fisch, tempo])

for bild in range(300):
    for fisch, tempo in fische:
        fisch.forward(tempo)
        if abs(fisch.xcor()) > 190:
            fisch.left(180)
    turtle.update()
print("Die Fische machen Pause.")
