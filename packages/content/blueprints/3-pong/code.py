import turtle

turtle.tracer(0)
turtle.bgcolor("midnightblue")
turtle.shape("circle")
turtle.color("gold")
turtle.penup()

schritt_x = 5
schritt_y = 3
abpraller = 0
for bild in range(600):
    x = turtle.xcor() + schritt_x
    y = turtle.ycor() + schritt_y
    turtle.goto(x, y)
    if x > 188 or x < -188:
        schritt_x = -schritt_x
        abpraller += 1
    if y > 188 or y < -188:
        schritt_y = -schritt_y
        abpraller += 1
    turtle.update()
print("Abgeprallt:", abpraller)
