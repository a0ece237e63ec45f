import turtle

farben = ["crimson", "gold", "teal"]
turtle.speed(0)
turtle.penup()
perlen = 0
for spalte in range(20):
    for reihe in range(5):
        abstand = abs(reihe - 2)
        farbe = farben[(spalte + abstand) % len(farben)]
        turtle.goto(spalte * 18 - 170, reihe * 18 - 36)
        turtle.dot(17, farbe)
        perlen += 1
turtle.hideturtle()
print("Dafür brauchst du so viele Knoten:", perlen)
