import turtle

winkel = int(input("Winkel (0 bis 90)? "))
schwung = int(input("Schwung (5 bis 25)? "))

turtle.penup()
turtle.goto(120, 45)
turtle.dot(24, "black")
turtle.goto(-120, -40)
turtle.shape("circle")
turtle.setheading(winkel)
while schwung > 0:
    turtle.forward(schwung)
    schwung -= 1
if turtle.distance(120, 45) < 20:
    print("Im Loch!")
else:
    print("Knapp vorbei, noch ein Schlag.")
