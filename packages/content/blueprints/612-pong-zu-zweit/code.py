import turtle

turtle.tracer(0)
turtle.shape("circle")
turtle.penup()
links = turtle.Turtle("square")
rechts = turtle.Turtle("square")
for schlaeger, x in [(links, -180), (rechts, 180)]:
    schlaeger.penup()
    schlaeger.shapesize(4, 1)
    schlaeger.setx(x)
turtle.onkeypress(lambda: links.sety(links.ycor() + 25), "w")
turtle.onkeypress(lambda: links.sety(links.ycor() - 25), "s")
turtle.onkeypress(lambda: rechts.sety(rechts.ycor() + 25), "Up")
turtle.onkeypress(lambda: rechts.sety(rechts.ycor() - 25), "Down")
turtle.listen()
schritt_x, schritt_y = 4, 3
for bild in range(900):
    turtle.goto(turtle.xcor() + schritt_x, turtle.ycor() + schritt_y)
    if abs(turtle.xcor()) > 160:
        schritt_x = -schritt_x
    if abs(turtle.ycor()) > 185:
        schritt_y = -schritt_y
    turtle.update()
print("Die Runde ist vorbei. Noch eine? Drück auf Run.")
