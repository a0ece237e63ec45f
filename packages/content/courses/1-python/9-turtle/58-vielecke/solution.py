import turtle

ecken = int(input("Wie viele Ecken hat das Schild? "))
winkel = 360 / ecken
halbe_seite = 200 / ecken
turtle.color("red")
turtle.pensize(6)

# Die Runde beginnt und endet unten in der Mitte.
for ecke in range(ecken):
    turtle.forward(halbe_seite)
    turtle.left(winkel)
    turtle.forward(halbe_seite)

# Die Stange und ihr runder Fuß
turtle.color("gray")
turtle.right(90)
turtle.forward(140)
turtle.left(90)
turtle.circle(-20)

print("Die Turtle dreht sich jedes Mal um", winkel, "Grad.")
if ecken == 3:
    print("Bedeutung: Oma hat Vorfahrt.")
elif ecken == 8:
    print("Bedeutung: Halt, erst klingeln!")
else:
    print("Bedeutung: Hier übt Pixel rückwärts.")
