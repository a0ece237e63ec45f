import turtle

hoehe = 80
zacke = 60

# Linke Seite hoch, drei Zacken, rechte Seite hinunter, zurück
turtle.left(90)
turtle.forward(hoehe)
turtle.right(135)
turtle.forward(zacke)
turtle.left(90)
turtle.forward(zacke)
turtle.right(90)
turtle.forward(zacke)
turtle.left(90)
turtle.forward(zacke)
turtle.right(135)
turtle.forward(hoehe)
turtle.right(90)
turtle.forward(170)
print("Eine Krone, das Zeichen von Königin Lötzinn")
print("Kommt auf alles, was einen Akku hat.")
