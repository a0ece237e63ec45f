import turtle

farben = ["orange", "deepskyblue", "tomato", "khaki"]
bahnen = [55, 90, 125, 165]
groessen = [12, 18, 14, 30]
tempo = [5, 3, 2, 1]

def zeichne_planet(nummer, winkel):
    turtle.home()
    turtle.left(winkel)
    turtle.forward(bahnen[nummer])
    turtle.dot(groessen[nummer], farben[nummer])

turtle.tracer(0)
turtle.bgcolor("midnightblue")
turtle.hideturtle()
turtle.penup()
for bild in range(720):
    turtle.clear()
    turtle.home()
    turtle.dot(60, "gold")
    for nummer in range(4):
        zeichne_planet(nummer, bild * tempo[nummer])
    turtle.update()
print("Der äußere Planet war zweimal um die Sonne, der innere zehnmal.")
