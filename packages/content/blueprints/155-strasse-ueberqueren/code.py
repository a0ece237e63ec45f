import turtle

turtle.tracer(0)
turtle.bgcolor("lightgray")
turtle.hideturtle()
frosch = turtle.Turtle("turtle")
frosch.color("green")
frosch.penup()
frosch.setheading(90)
frosch.goto(0, -180)
auto = turtle.Turtle("square")
auto.color("red")
auto.penup()
turtle.onkeypress(lambda: frosch.forward(20), "Up")
turtle.listen()
for bild in range(1200):
    auto.goto(bild * 4 % 400 - 200, 0)
    turtle.update()
    if frosch.distance(auto.pos()) < 20 or frosch.ycor() > 170:
        break
if frosch.ycor() > 170:
    print("Drüben! Der Frosch hüpft vor Freude.")
else:
    print("Noch nicht drüben. Versuch es gleich noch einmal.")
