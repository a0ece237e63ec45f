import turtle

breite = 160
turtle.bgcolor("lightskyblue")
turtle.pensize(3)
turtle.penup()
turtle.goto(-80, -130)
turtle.pendown()

# Die Wand, dann hinauf zum Dach
turtle.color("black", "khaki")
turtle.begin_fill()
for seite in range(4):
    turtle.forward(breite)
    turtle.left(90)
turtle.end_fill()
turtle.goto(-80, breite - 130)

turtle.color("black", "tomato")
turtle.begin_fill()
for ecke in range(3):
    turtle.forward(breite)
    turtle.left(120)
turtle.end_fill()
print("Das Haus steht. Wer zieht ein?")
