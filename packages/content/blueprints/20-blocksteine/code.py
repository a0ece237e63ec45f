import turtle

turtle.tracer(0)
turtle.shape("circle")
turtle.penup()
turtle.setheading(70)
for x in range(-160, 161, 40):
    stein = turtle.Turtle("square")
    stein.color("tomato")
    stein.shapesize(1, 1.8)
    stein.penup()
    stein.goto(x, 150)

for bild in range(900):
    turtle.forward(5)
    if turtle.xcor() > 188 or turtle.xcor() < -188:
        turtle.setheading(180 - turtle.heading())
    if turtle.ycor() > 188 or turtle.ycor() < -188:
        turtle.setheading(-turtle.heading())
    for stein in turtle.turtles()[1:]:
        if stein.isvisible() and stein.distance(turtle.pos()) < 20:
            stein.hideturtle()
            turtle.setheading(-turtle.heading())
            print("Klonk!")
    turtle.update()
