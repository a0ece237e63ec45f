import { key } from './presses.ts';
import type { TurtleCase } from './turtle-case.ts';

/** Programs that go round in a loop of their own while keys steer them. */
export const steeringCases: readonly TurtleCase[] = [
  {
    title: 'a race that a key starts: in its loop other keys still work',
    code: `
import turtle, random
turtle.tracer(0)
byte = turtle.Turtle("turtle"); byte.penup(); byte.goto(-180, 40)
pixel = turtle.Turtle("turtle"); pixel.penup(); pixel.goto(-180, -40)
def schub(): byte.forward(50); print("Schub")
def start():
    print("los")
    while byte.xcor() < 100 and pixel.xcor() < 100:
        byte.forward(1); pixel.forward(2)
        turtle.update()
    print("Sieger:", "Byte" if byte.xcor() > pixel.xcor() else "Pixel")
turtle.onkeypress(start, "space"); turtle.onkeypress(schub, "b")
turtle.listen(); turtle.mainloop()`,
    events: [
      100,
      key('space'),
      150,
      key('b'),
      100,
      key('b'),
      100,
      key('b'),
      100,
      key('b'),
      100,
      key('b'),
      2_000,
    ],
    output: 'los\nSchub\nSchub\nSchub\nSchub\nSchub\nSieger: Byte\n',
    kind: 'stopped',
  },
  {
    title: 'driving at speed 0: the turtle stays on the paper, and every turn arrives',
    code: `
from turtle import *
speed(0)
def links(): left(90); print("links", 0 < xcor() < 150)
onkeypress(links, "Left"); listen()
while True:
    forward(1)`,
    events: [400, key('Left'), 400, key('Left'), 400, key('Left'), 300],
    output: 'links True\nlinks True\nlinks True\n',
    kind: 'stopped',
  },
  {
    title: 'driving with sleep and speed 0',
    code: `
from turtle import *
import time
def links(): left(90); print("links", pos())
speed(0); onkeypress(links, "Left"); listen()
while True:
    forward(1)
    time.sleep(.02)`,
    events: [205, key('Left'), 200, key('Left'), 50],
    output: 'links (12.00,0.00)\nlinks (12.00,10.00)\n',
    kind: 'stopped',
  },
  {
    title: 'a new game from inside the old one, each with its own mainloop',
    code: `
import turtle
t = turtle.Turtle()
runde = 0
def vor(): t.forward(10); print("vor", t.pos())
def spiel():
    global runde
    runde += 1; print("Runde", runde)
    t.reset()
    turtle.onkeypress(vor, "Up"); turtle.onkeypress(spiel, "r"); turtle.listen()
    turtle.mainloop()
spiel()`,
    events: [key('Up'), 200, key('r'), 200, key('Up'), 200, key('r'), 200, key('Up'), 200],
    output: `Runde 1
vor (10.00,0.00)
Runde 2
vor (10.00,0.00)
Runde 3
vor (10.00,0.00)
`,
    kind: 'stopped',
  },
];
