import random
import turtle

farben = ["gold", "cyan", "hotpink", "white"]
turtle.speed(0)
turtle.bgcolor("black")

# Spirale
winkel = random.randint(58, 150)
for schritt in range(90):
    turtle.color(random.choice(farben))
    turtle.forward(schritt * 2)
    turtle.left(winkel)

# Kleine Sterne ringsum
sterne = random.randint(10, 20)
for stern in range(sterne):
    turtle.penup()
    turtle.goto(random.randint(-190, 170), random.randint(-190, 190))
    turtle.pendown()
    turtle.color(random.choice(farben))
    for zacke in range(5):
        turtle.forward(16)
        turtle.right(144)

print("Winkel:", winkel)
print("Sterne:", sterne)
print("Kater: unbeeindruckt")
