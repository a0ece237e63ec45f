import turtle

auto = turtle.Turtle("square")
auto.color("royalblue")
auto.shapesize(1, 2)
auto.penup()
auto.goto(-180, 0)
ampel = turtle.Turtle("circle")
ampel.penup()
ampel.goto(-20, 40)

turtle.tracer(0)
turtle.hideturtle()
for bild in range(600):
    rot = bild % 200 < 100
    if rot:
        ampel.color("red")
    else:
        ampel.color("limegreen")
    if not rot or auto.xcor() != -60:
        auto.forward(2)
    if auto.xcor() > 190:
        auto.goto(-180, 0)
        print("Ein Auto ist durch.")
    turtle.update()
