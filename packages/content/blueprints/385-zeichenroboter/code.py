import turtle

turtle.shape("turtle")
turtle.pensize(3)
befehle = 0
while True:
    eingabe = input("Befehl, zum Beispiel vor 100 oder rechts 90: ")
    if eingabe == "fertig":
        break
    teile = eingabe.split()
    if len(teile) != 2:
        print("Ich brauche ein Wort und eine Zahl.")
        continue
    wort, zahl = teile[0], int(teile[1])
    befehle += 1
    if wort == "vor":
        turtle.forward(zahl)
    elif wort == "rechts":
        turtle.right(zahl)
    else:
        print("Das kenne ich nicht:", wort)
print("Ausgeführte Befehle:", befehle)
