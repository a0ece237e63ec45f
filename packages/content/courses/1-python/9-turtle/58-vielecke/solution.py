import turtle

ecken = int(input("Wie viele Ecken hat das Schild? "))
winkel = 360 / ecken
seite = 400 / ecken

for ecke in range(ecken):
    turtle.forward(seite)
    turtle.left(winkel)

# Schraubenloch über der Mitte der unteren Seite
turtle.forward(seite / 2)
turtle.circle(10)

print("Die Turtle dreht sich jedes Mal um", winkel, "Grad.")
if ecken == 3:
    print("Bedeutung: Oma hat Vorfahrt.")
elif ecken == 8:
    print("Bedeutung: Halt, erst klingeln!")
else:
    print("Bedeutung: Hier übt Pixel rückwärts.")
