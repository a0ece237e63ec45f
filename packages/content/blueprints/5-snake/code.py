import time
import turtle

turtle.tracer(0)
turtle.bgcolor("honeydew")
turtle.shape("square")
turtle.color("seagreen")
turtle.penup()
turtle.onkeypress(lambda: turtle.left(90), "Left")
turtle.onkeypress(lambda: turtle.right(90), "Right")
turtle.listen()

wachsen = 5
for schritt in range(150):
    turtle.stamp()
    turtle.forward(20)
    if wachsen > 0:
        wachsen -= 1
    else:
        turtle.clearstamps(1)
    if turtle.distance(0, 0) > 170:
        turtle.left(90)
    turtle.update()
    time.sleep(0.12)
print("Die Schlange ist müde.")
