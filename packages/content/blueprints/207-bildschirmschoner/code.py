import time
import turtle

turtle.tracer(0)
turtle.penup()
turtle.hideturtle()
dx, dy = 7, 5

for bild in range(150):
    x, y = turtle.position()
    if abs(x + dx) > 180:
        dx = -dx
    if abs(y + dy) > 140:
        dy = -dy
    turtle.clear()
    turtle.goto(x + dx, y + dy)
    turtle.dot(30, "orchid")
    turtle.update()
    time.sleep(0.03)
print("Der Bildschirm ist geschont.")
