# Eine Schildkröte zeichnet einen Stern
import turtle

stift = turtle.Turtle()
stift.speed(6)
stift.pensize(3)
stift.color("darkviolet", "gold")

stift.penup()
stift.goto(-100, 33)
stift.pendown()

stift.begin_fill()
for zacke in range(5):
    stift.forward(200)
    stift.right(144)
stift.end_fill()

stift.hideturtle()
print("Fertig ist der Stern!")
