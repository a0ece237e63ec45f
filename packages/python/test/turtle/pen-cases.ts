import type { TurtleCase } from './turtle-case.ts';

export const penCases: readonly TurtleCase[] = [
  {
    title: 'all ways to name two colours',
    code: `
from turtle import *
color("red"); print(color())
color("red", "blue"); print(color())
color(1, 0, 0); print(color())
color((0, 0, 1)); print(pencolor(), fillcolor())
color((1, 0, 0), (0, 1, 0)); print(color())
color("#ff8000", "gold"); print(color()[1])
pencolor("navy"); fillcolor("light green"); print(color())`,
    output: `('red', 'red')
('red', 'blue')
((1.0, 0.0, 0.0), (1.0, 0.0, 0.0))
(0.0, 0.0, 1.0) (0.0, 0.0, 1.0)
((1.0, 0.0, 0.0), (0.0, 1.0, 0.0))
gold
('navy', 'light green')
`,
    turtles: [{ color: 'navy', fill: 'lightgreen' }],
  },
  {
    title: 'colours in parts of 255',
    code: `
from turtle import *
print(colormode()); colormode(255); print(colormode())
pencolor(255, 128, 0); print(pencolor()); fillcolor((0, 0, 255))`,
    output: '1.0\n255\n(255.0, 128.0, 0.0)\n',
    turtles: [{ color: '#ff8000', fill: '#0000ff' }],
  },
  {
    title: 'short and long hex numbers, and the names that only Tk knows',
    code: `
from turtle import *
for name in ("#f80", "#FF8800", "gray50", "red3", "DarkOrchid4", "Navy Blue", "grey100", "GREEN"):
    dot(5, name)`,
    items: [
      { kind: 'dot', color: '#ff8800' },
      { kind: 'dot', color: '#ff8800' },
      { kind: 'dot', color: '#7f7f7f' },
      { kind: 'dot', color: '#cd0000' },
      { kind: 'dot', color: '#68228b' },
      { kind: 'dot', color: '#000080' },
      { kind: 'dot', color: '#ffffff' },
      { kind: 'dot', color: 'green' },
    ],
  },
  {
    title: 'lines have the width and colour of their moment',
    code: 'from turtle import *\nwidth(7); fd(10); pensize(2); pencolor("red"); fd(10); print(pensize(), width())',
    output: '2 2\n',
    items: [
      { kind: 'line', width: 7, color: 'black' },
      { kind: 'line', width: 2, color: 'red' },
    ],
  },
  {
    title: 'speeds are numbers or words',
    code: `
from turtle import *
for word in ("fastest", "fast", "normal", "slow", "slowest", 7, 0, 11, 0.3, 9.6):
    speed(word); print(speed(), end=" ")`,
    output: '0 10 6 3 1 7 0 0 0 10 ',
  },
  {
    title: 'the pen as a dict, and back again',
    code: `
from turtle import *
pen(pencolor="red", pensize=5, pendown=False); p = pen()
print(p["pencolor"], p["pensize"], p["pendown"], p["speed"], sorted(p)[:3])
reset(); pen(p); print(pencolor(), isdown())`,
    output: "red 5 False 3 ['fillcolor', 'outline', 'pencolor']\nred False\n",
  },
  {
    title: 'hidden turtles are not seen',
    code: 'import turtle\na = turtle.Turtle(); b = turtle.Turtle(visible=False); c = turtle.Pen()\nc.ht()\nprint(a.isvisible(), c.isvisible())',
    output: 'True False\n',
    turtles: [{ shape: 'classic' }],
  },
  {
    title: 'all shapes are known',
    code: 'from turtle import *\nprint(getshapes())\nfor s in getshapes(): shape(s)\nprint(shape())',
    output: "['arrow', 'blank', 'circle', 'classic', 'square', 'triangle', 'turtle']\nturtle\n",
  },
  {
    title: 'turtles can be stretched and tilted',
    code: `
import turtle
t = turtle.Turtle("square")
t.shapesize(5, 1); print(t.shapesize(), t.resizemode())
t.shapesize(2); print(t.turtlesize())
t.tilt(30); t.left(15); print(t.tiltangle(), t.heading())`,
    output: '(5, 1, 1) user\n(2, 2, 1)\n30.0 15.0\n',
    turtles: [{ stretch: [2, 2], heading: 45 }],
  },
  {
    title: 'in auto mode turtles grow with their pen',
    code: 'from turtle import *\nresizemode("auto"); pensize(20)',
    turtles: [{ stretch: [4, 4] }],
  },
  {
    title: 'a clone has everything but the drawing, and its own way',
    code: `
import turtle
a = turtle.Turtle(); a.color("red"); a.forward(50); a.shape("turtle")
b = a.clone(); b.left(90); b.forward(30)
a.clear()
print(a.pos(), b.pos(), b.pencolor(), len(turtle.turtles()), type(b) is turtle.Turtle)`,
    output: '(50.00,0.00) (50.00,30.00) red 2 True\n',
    items: [{ kind: 'line', points: [50, 0, 50, 30] }],
    turtles: [
      { x: 50, y: 0 },
      { x: 50, y: 30, shape: 'turtle', color: 'red' },
    ],
  },
  {
    title: 'learners’ own kinds of turtles may use any names',
    code: `
import turtle
class Schlange(turtle.Turtle):
    def __init__(self, farbe):
        super().__init__(shape="square")
        self.color(farbe); self.speed = 5; self.x = 3; self.position_alt = None
        self.items = []; self.heading = "hoch"
    def move(self):
        self.forward(self.speed)
    def turn(self):
        return "eigene"
s = Schlange("green")
s.move(); s.left(90); s.circle(10, 90); s.undo()
print(s.pos(), s.turn(), s.getscreen() is turtle.Screen())`,
    output: '(5.00,0.00) eigene True\n',
    turtles: [{ shape: 'square', color: 'green' }],
  },
  {
    title: 'plain functions share one turtle, which only then exists',
    code: `
import turtle
print(turtle.turtles())
turtle.fd(1)
print(turtle.getturtle() is turtle.getpen(), len(turtle.turtles()))`,
    output: '[]\nTrue 1\n',
  },
];
