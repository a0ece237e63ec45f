import random
import turtle

turtle.tracer(0)
turtle.bgcolor("lightblue")
turtle.shape("square")
turtle.color("saddlebrown")
turtle.penup()
turtle.sety(-170)
turtle.onkeypress(lambda: turtle.setx(turtle.xcor() - 25), "Left")
turtle.onkeypress(lambda: turtle.setx(turtle.xcor() + 25), "Right")
turtle.listen()
apfel = turtle.Turtle("circle")
apfel.color("red")
apfel.penup()
apfel.goto(50, 200)
punkte = 0
for bild in range(1200):
    apfel.sety(apfel.ycor() - 4)
    if apfel.distance(turtle.pos()) < 25:
        punkte += 1
    if apfel.distance(turtle.pos()) < 25 or apfel.ycor() < -200:
        apfel.goto(random.randint(-180, 180), 200)
    turtle.update()
print("Gefangene Äpfel:", punkte)
