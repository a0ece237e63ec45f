import { click, hold, key } from './presses.ts';
import type { TurtleCase } from './turtle-case.ts';

/** Games as learners write them, and as they play them. */
export const gameCases: readonly TurtleCase[] = [
  {
    title: 'snake with a loop of updates: each press turns it, in order',
    code: `
import turtle, time
screen = turtle.Screen(); screen.tracer(0)
kopf = turtle.Turtle("square"); kopf.penup()
schwanz = []
richtung = "stop"
for i in range(3):
    teil = turtle.Turtle("square"); teil.color("grey"); teil.penup(); schwanz.append(teil)

def hoch():
    global richtung
    if richtung != "runter": richtung = "hoch"; print(richtung)
def runter():
    global richtung
    if richtung != "hoch": richtung = "runter"; print(richtung)
def links():
    global richtung
    if richtung != "rechts": richtung = "links"; print(richtung)
def rechts():
    global richtung
    if richtung != "links": richtung = "rechts"; print(richtung)

def bewege():
    if richtung == "hoch": kopf.sety(kopf.ycor() + 20)
    if richtung == "runter": kopf.sety(kopf.ycor() - 20)
    if richtung == "links": kopf.setx(kopf.xcor() - 20)
    if richtung == "rechts": kopf.setx(kopf.xcor() + 20)

screen.listen()
screen.onkeypress(hoch, "Up"); screen.onkeypress(runter, "Down")
screen.onkeypress(links, "Left"); screen.onkeypress(rechts, "Right")

while True:
    screen.update()
    for i in range(len(schwanz) - 1, 0, -1):
        schwanz[i].goto(schwanz[i - 1].pos())
    schwanz[0].goto(kopf.pos())
    bewege()
    time.sleep(0.1)`,
    events: [50, key('Right'), 320, key('Up'), 20, key('Down'), 20, key('Left'), 300],
    output: 'rechts\nhoch\nlinks\n',
    kind: 'stopped',
    turtles: [
      { x: -20, y: 20 },
      { x: 0, y: 20 },
      { x: 20, y: 20 },
      { x: 40, y: 20 },
    ],
  },
  {
    title: 'snake with a timer and without a tracer: a turn comes between two steps',
    code: `
from turtle import *
penup(); speed(0); shape("square")
def schritt():
    forward(20)
    print(pos())
    ontimer(schritt, 100)
onkeypress(lambda: setheading(90), "Up"); onkeypress(lambda: setheading(180), "Left")
listen(); schritt(); mainloop()`,
    events: [150, key('Up'), 100, key('Left')],
    output: '(20.00,0.00)\n(40.00,0.00)\n(40.00,20.00)\n(20.00,20.00)\n',
    kind: 'stopped',
  },
  {
    title: 'catch the apple: every click counts, also while the apple still walks',
    code: `
import turtle
apfel = turtle.Turtle("circle"); apfel.color("red"); apfel.penup()
tafel = turtle.Turtle(); tafel.hideturtle(); tafel.penup(); tafel.goto(0, 150)
punkte = 0
orte = [(100, 0), (100, 100), (0, 0)]

def gefangen(x, y):
    global punkte
    punkte += 1
    tafel.clear(); tafel.write("Punkte: " + str(punkte))
    apfel.goto(orte[punkte % 3])
    print(punkte, apfel.pos())

apfel.onclick(gefangen)
turtle.onscreenclick(lambda x, y: print("daneben", x, y))
turtle.mainloop()`,
    events: [
      500,
      click(0, 0, { turtle: 1 }),
      90,
      click(50, 0, { turtle: 1 }),
      90,
      click(-70, 5),
      90,
      click(99, 50, { turtle: 1 }),
      900,
    ],
    output: `1 (100.00,100.00)
daneben 0 0
2 (0.00,0.00)
daneben 50 0
daneben -70 5
3 (100.00,0.00)
daneben 99 50
`,
    kind: 'stopped',
    turtles: [{ x: 100, y: 0 }],
  },
  {
    title: 'pong with a timer: a paddle moves as long as its key is held, and the ball never waits',
    code: `
import turtle
turtle.tracer(0)
links = turtle.Turtle("square"); links.penup(); links.goto(-180, 0)
rechts = turtle.Turtle("square"); rechts.penup(); rechts.goto(180, 0)
ball = turtle.Turtle("circle"); ball.penup(); ball.dx = 2
bilder = 0

def links_hoch(): links.sety(links.ycor() + 10)
def rechts_runter(): rechts.sety(rechts.ycor() - 10)

def spiel():
    global bilder
    bilder += 1
    ball.setx(ball.xcor() + ball.dx)
    if abs(ball.xcor()) > 160: ball.dx *= -1
    turtle.update()
    turtle.ontimer(spiel, 20)

def ende():
    print(45 <= bilder <= 51, links.ycor(), rechts.ycor())
    turtle.bye()

turtle.onkeypress(links_hoch, "w"); turtle.onkeypress(rechts_runter, "Down"); turtle.onkey(ende, "q")
turtle.listen(); spiel(); turtle.mainloop()`,
    events: [...hold('w', 400), ...hold('Down', 550), key('q', 'key-up')],
    output: 'True 60 -110\n',
  },
  {
    title: 'maze: held arrow keys walk on, stop when let go, and the next key comes at once',
    code: `
import turtle
t = turtle.Turtle("turtle"); t.penup()
waende = [(60, 60), (80, 60)]
def gehe(winkel):
    t.setheading(winkel)
    alt = t.pos()
    t.forward(20)
    if (round(t.xcor()), round(t.ycor())) in waende:
        t.goto(alt)
def hoch(): gehe(90); print("hoch", t.pos())
def rechts(): gehe(0); print("rechts", t.pos())
turtle.onkeypress(hoch, "Up"); turtle.onkeypress(rechts, "Right")
turtle.listen(); turtle.mainloop()`,
    events: [
      ...hold('Right', 400),
      20,
      key('Up'),
      110,
      key('Up', 'key-up'),
      30,
      key('Right'),
      80,
      key('Right', 'key-up'),
      2_000,
    ],
    output: `rechts (20.00,0.00)
rechts (40.00,0.00)
rechts (60.00,0.00)
rechts (80.00,0.00)
hoch (80.00,20.00)
rechts (100.00,20.00)
`,
    kind: 'stopped',
  },
  {
    title: 'jump: the world goes on meanwhile, and a key that is switched off stays so',
    code: `
import turtle
dino = turtle.Turtle("turtle"); dino.penup()
kaktus = turtle.Turtle("triangle"); kaktus.penup(); kaktus.speed(0); kaktus.setx(100)
def sprung():
    turtle.onkeypress(None, "space")
    unter_mir = False
    for i in range(10): dino.sety(dino.ycor() + 10)
    unter_mir = kaktus.xcor() < 60
    for i in range(10): dino.sety(dino.ycor() - 10)
    print("gelandet", unter_mir)
    turtle.onkeypress(sprung, "space")
def lauf():
    kaktus.setx(kaktus.xcor() - 5)
    turtle.ontimer(lauf, 20)
turtle.onkeypress(sprung, "space"); turtle.listen(); lauf(); turtle.mainloop()`,
    events: [100, key('space'), 200, key('space'), 100, key('space'), 1_000, key('space'), 700],
    output: 'gelandet True\ngelandet True\n',
    kind: 'stopped',
  },
];
