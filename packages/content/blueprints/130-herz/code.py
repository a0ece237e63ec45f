import turtle

def herz(groesse):
    turtle.begin_fill()
    turtle.setheading(140)
    turtle.forward(groesse * 1.115)
    turtle.circle(-groesse * 0.57, 200)
    turtle.setheading(60)
    turtle.circle(-groesse * 0.57, 200)
    turtle.forward(groesse * 1.115)
    turtle.end_fill()

turtle.speed(0)
turtle.color("crimson")
turtle.penup()
turtle.goto(0, -80)
turtle.pendown()
herz(80)
turtle.hideturtle()
print("Ein Herz für dich.")
