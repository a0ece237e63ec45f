import turtle

bild = [
    ".##.##.",
    "#o#####",
    "#######",
    ".#####.",
    "..###..",
    "...#...",
]
farben = {"#": "red", "o": "white", ".": "black"}
groesse = 40

turtle.speed(0)
turtle.bgcolor("black")
turtle.shape("square")
turtle.shapesize(groesse / 21)
turtle.penup()
for reihe in range(len(bild)):
    for spalte in range(len(bild[reihe])):
        turtle.color(farben[bild[reihe][spalte]])
        turtle.goto(spalte * groesse - 120, 100 - reihe * groesse)
        turtle.stamp()
turtle.hideturtle()
print("Ein Herz aus Pixeln")
