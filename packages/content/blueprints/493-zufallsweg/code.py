import random
import turtle

turtle.speed(0)
turtle.color("brown")
turtle.dot(16)
for schritt in range(200):
    turtle.left(random.randint(-60, 60))
    turtle.forward(8)

turtle.dot(10, "red")
turtle.hideturtle()
print(f"Sie ist {turtle.distance(0, 0):.0f} Schritte vom Nest entfernt.")
