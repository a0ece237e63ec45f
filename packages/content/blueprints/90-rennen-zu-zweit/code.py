import turtle

turtle.tracer(0)
turtle.bgcolor("palegreen")
turtle.hideturtle()
rot = turtle.Turtle("turtle")
rot.color("red")
rot.penup()
rot.goto(-190, 60)
blau = turtle.Turtle("turtle")
blau.color("blue")
blau.penup()
blau.goto(-190, -60)
turtle.onkeypress(lambda: rot.forward(8), "a")
turtle.onkeypress(lambda: blau.forward(8), "l")
turtle.listen()
print("Rot drückt a, Blau drückt l.")
for bild in range(1200):
    turtle.update()
    if max(rot.xcor(), blau.xcor()) > 190:
        break
if rot.xcor() > blau.xcor():
    print("Rot liegt vorn!")
else:
    print("Blau liegt vorn, oder ihr seid gleich weit.")
