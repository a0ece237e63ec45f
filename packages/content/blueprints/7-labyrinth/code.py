import turtle

karte = [
    "##########",
    "#   #    #",
    "# # # ## #",
    "# #   #   ",
    "##########",
]
turtle.speed(0)
turtle.penup()
for zeile in range(5):
    for spalte in range(10):
        turtle.goto(spalte * 40 - 180, 80 - zeile * 40)
        if karte[zeile][spalte] == "#":
            turtle.dot(46, "forestgreen")

turtle.goto(-140, 40)
turtle.shape("turtle")
turtle.color("orange")
turtle.speed(2)
for richtung in [0, 0, 270, 270]:
    turtle.setheading(richtung)
    turtle.forward(40)
print("Und wie geht es weiter?")
