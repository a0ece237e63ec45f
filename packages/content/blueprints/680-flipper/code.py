import turtle

turtle.tracer(0)
turtle.shape("circle")
turtle.penup()
puffer, hebel = turtle.Turtle("circle"), turtle.Turtle("square")
for teil, ort in ((puffer, (30, 90)), (hebel, (0, -180))):
    teil.penup()
    teil.goto(ort)
hebel.shapesize(1, 12)
turtle.onkeypress(lambda: hebel.sety(-150), "space")
turtle.listen()
x, y, punkte = 0.3, 0, 0
while turtle.ycor() > -200:
    y -= 0.1
    turtle.goto(turtle.xcor() + x, turtle.ycor() + y)
    x = -x if abs(turtle.xcor()) > 185 else x
    if turtle.distance(puffer.pos()) < 25:
        x, y = (turtle.xcor() - puffer.xcor()) / 6, (turtle.ycor() - puffer.ycor()) / 6
        punkte += 10
    if hebel.ycor() > -175 and turtle.ycor() < -140 and abs(turtle.xcor()) < 120:
        y = 7
    hebel.sety(max(-180, hebel.ycor() - 2))
    turtle.update()
print("Punkte:", punkte)
