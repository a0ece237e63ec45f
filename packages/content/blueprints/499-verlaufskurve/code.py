import turtle

werte = [12, 15, 14, 19, 22, 21, 27]
hoch = 8
breit = 50

turtle.speed(0)
turtle.pensize(3)
turtle.penup()
for nummer, wert in enumerate(werte):
    turtle.goto(nummer * breit - 150, wert * hoch - 120)
    turtle.pendown()
    turtle.dot(12, "crimson")
turtle.hideturtle()

print("Der höchste Wert:", max(werte))
if werte[-1] > werte[0]:
    print("Es geht aufwärts!")
