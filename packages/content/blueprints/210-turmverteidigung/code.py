import time
import turtle

turtle.tracer(0)
turm = turtle.Turtle("square")
kaefer = turtle.Turtle("turtle")
kaefer.penup()
kaefer.goto(-180, 40)
reichweite = 70
treffer = 0

for schritt in range(60):
    kaefer.forward(6)
    if kaefer.distance(turm) < reichweite:
        treffer += 1
        kaefer.color("deepskyblue")
    else:
        kaefer.color("black")
    turtle.update()
    time.sleep(0.05)
print(f"Der Turm hat {treffer}-mal getroffen.")
