import random
import turtle

stunde = random.randint(1, 12)
minute = random.choice([0, 15, 30, 45])

def zeiger(winkel, laenge, dicke):
    turtle.penup()
    turtle.goto(0, 0)
    turtle.setheading(90 - winkel)
    turtle.pendown()
    turtle.pensize(dicke)
    turtle.forward(laenge)

turtle.penup()
turtle.goto(0, -150)
turtle.pendown()
turtle.circle(150)
zeiger(stunde * 30 + minute / 2, 80, 8)
zeiger(minute * 6, 130, 4)
antwort = (int(input("Welche Stunde, 1 bis 12? ")), int(input("Welche Minute? ")))
print("Richtig!" if antwort == (stunde, minute) else f"Es war {stunde} Uhr {minute}.")
