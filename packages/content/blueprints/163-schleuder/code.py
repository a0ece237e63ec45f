import turtle

seite = int(input("Kraft zur Seite (1 bis 9): "))
hoch = int(input("Kraft nach oben (1 bis 15): "))

turtle.bgcolor("lightblue")
turtle.shape("circle")
turtle.color("darkorange")
turtle.penup()
turtle.goto(-180, -100)
turtle.pendown()
while turtle.ycor() >= -100 and turtle.xcor() < 200:
    turtle.goto(turtle.xcor() + seite, turtle.ycor() + hoch)
    hoch = hoch - 0.5
print("Gelandet bei", round(turtle.xcor()))
