import time
import turtle

def strahl(winkel, laenge):
    turtle.goto(0, 0)
    turtle.setheading(90 - winkel)
    turtle.forward(laenge)

turtle.speed(0)
turtle.penup()
for ziffer in range(12):
    strahl(ziffer * 30, 160)
    turtle.dot(12)

jetzt = time.localtime()
turtle.goto(0, 0)
turtle.pendown()
turtle.pensize(9)
strahl(jetzt.tm_hour * 30 + jetzt.tm_min / 2, 90)
turtle.goto(0, 0)
turtle.pensize(4)
strahl(jetzt.tm_min * 6, 135)
turtle.hideturtle()
print("Es ist", jetzt.tm_hour, "Uhr und", jetzt.tm_min, "Minuten.")
