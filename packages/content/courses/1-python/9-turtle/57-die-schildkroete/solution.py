import turtle

zacke = 60

# Von der Mitte nach links und dort hoch
turtle.left(180)
turtle.forward(85)
turtle.right(90)
turtle.forward(80)

# Drei Zacken
turtle.right(135)
turtle.forward(zacke)
turtle.left(90)
turtle.forward(zacke)
turtle.right(90)
turtle.forward(zacke)
turtle.left(90)
turtle.forward(zacke)

# Hinunter und zurück zur Mitte
turtle.right(135)
turtle.forward(80)
turtle.right(90)
turtle.forward(85)
print("Eine Krone, das Zeichen von Königin Lötzinn")
print("Kommt auf alles, was einen Akku hat.")
