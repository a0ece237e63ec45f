import turtle

oben1, unten1 = input("Erster Bruch, zum Beispiel 1/2: ").split("/")
oben2, unten2 = input("Zweiter Bruch, zum Beispiel 1/3: ").split("/")
nenner = int(unten1) * int(unten2)
zaehler = int(oben1) * int(unten2) + int(oben2) * int(unten1)
print(f"{oben1}/{unten1} + {oben2}/{unten2} = {zaehler}/{nenner}")

turtle.speed(0)
turtle.pensize(3)
for stueck in range(nenner):
    turtle.color("saddlebrown", "moccasin")
    if stueck < zaehler:
        turtle.fillcolor("tomato")
    turtle.begin_fill()
    turtle.forward(150)
    turtle.left(90)
    turtle.circle(150, 360 / nenner)
    turtle.left(90)
    turtle.forward(150)
    turtle.left(180)
    turtle.end_fill()
turtle.hideturtle()
