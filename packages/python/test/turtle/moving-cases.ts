import type { TurtleCase } from './turtle-case.ts';

export const movingCases: readonly TurtleCase[] = [
  {
    title: 'a square ends where it began, looking as it did',
    code: `
from turtle import *
for _ in range(4):
    forward(100)
    left(90)
print(pos(), heading())`,
    output: '(0.00,0.00) 0.0\n',
    items: [
      { kind: 'line', points: [0, 0, 100, 0], color: 'black', width: 1 },
      { kind: 'line', points: [100, 0, 100, 100] },
      { kind: 'line', points: [100, 100, 0, 100] },
      { kind: 'line', points: [0, 100, 0, 0] },
    ],
    turtles: [{ x: 0, y: 0, heading: 0, shape: 'classic' }],
  },
  {
    title: 'all names of the movements',
    code: `
from turtle import *
fd(10); bk(20); backward(5); back(5); lt(90); rt(180); setpos(3, 4); setposition((5, 6)); seth(45)
print(xcor(), ycor(), heading(), position())`,
    output: '5 6 45.0 (5.00,6.00)\n',
  },
  {
    title: 'a turtle walks backwards without turning',
    code: 'import turtle\nt = turtle.Turtle()\nt.left(90)\nt.back(50)\nprint(t.pos(), t.heading())',
    output: '(0.00,-50.00) 90.0\n',
  },
  {
    title: 'a circle has its centre on the left and ends where it began',
    code: `
from turtle import *
circle(50, steps=4)
print(pos(), heading())`,
    output: '(0.00,0.00) 0.0\n',
    items: [{ kind: 'line', points: [0, 0, 50, 50, 0, 100, -50, 50, 0, 0] }],
  },
  {
    title: 'with a negative radius the centre is on the right',
    code: 'from turtle import *\ncircle(-50, 90)\nprint(pos(), heading())',
    output: '(50.00,-50.00) 270.0\n',
  },
  {
    title: 'a negative extent goes around backwards',
    code: 'from turtle import *\ncircle(50, -90)\nprint(pos(), heading())',
    output: '(-50.00,50.00) 270.0\n',
  },
  {
    title: 'part of a circle turns the turtle by as much',
    code: 'from turtle import *\ncircle(100, 180)\nprint(pos(), heading())',
    output: '(0.00,200.00) 180.0\n',
  },
  {
    title: 'a circle of another start and direction',
    code: 'from turtle import *\ngoto(10, 20)\nleft(90)\ncircle(30, 90)\nprint(pos(), heading())',
    output: '(-20.00,50.00) 180.0\n',
  },
  {
    title: 'setx and sety change one coordinate, home both and the heading',
    code: `
from turtle import *
setx(30); sety(-40); left(77)
print(pos(), distance(0, 0))
home()
print(pos(), heading())`,
    output: '(30.00,-40.00) 50.0\n(0.00,0.00) 0.0\n',
  },
  {
    title: 'distance and direction to places and to other turtles',
    code: `
import turtle
a = turtle.Turtle(); b = turtle.Turtle()
b.goto(0, 100)
print(a.distance(b), a.towards(b), a.towards(-10, 0), a.distance((3, 4)))`,
    output: '100.0 90.0 180.0 5.0\n',
  },
  {
    title: 'a full circle can have 400 parts, or be measured in radians',
    code: `
from turtle import *
import math
degrees(400); left(100); print(heading())
radians(); right(math.pi / 2); print(heading())
degrees(); print(heading())`,
    output: '100.0\n0.0\n0.0\n',
  },
  {
    title: 'in logo mode a turtle looks up at first and angles grow clockwise',
    code: `
from turtle import *
mode("logo")
print(heading()); forward(10); print(pos())
right(90); print(heading()); setheading(180); print(heading()); forward(30); print(pos(), mode())`,
    output: '0.0\n(0.00,10.00)\n90.0\n180.0\n(0.00,-20.00) logo\n',
  },
  {
    title: 'a window may have a world of its own',
    code: `
from turtle import *
setworldcoordinates(0, 0, 10, 5)
goto(10, 5)
print(pos(), mode())`,
    output: '(10.00,5.00) world\n',
    setting: { world: [0, 0, 10, 5] },
    items: [{ kind: 'line', points: [0, 0, 10, 5] }],
  },
  {
    title: 'with the pen up nothing is drawn',
    code: 'from turtle import *\npenup(); forward(50); print(isdown()); pd(); fd(10); print(isdown())',
    output: 'False\nTrue\n',
    items: [{ kind: 'line', points: [50, 0, 60, 0] }],
  },
  {
    title: 'teleport leaves no line',
    code: 'from turtle import *\nteleport(30, 40)\nteleport(y=10)\nprint(pos(), isdown())',
    output: '(30.00,10.00) True\n',
    items: [],
  },
  {
    title: 'teleport splits an area that is begun',
    code: `
from turtle import *
begin_fill()
for x in (0, 100):
    teleport(x, 0)
    for _ in range(3):
        forward(50); left(120)
end_fill()`,
    items: [
      { kind: 'area', points: [0, 0] },
      { kind: 'area' },
      { kind: 'line' },
      { kind: 'line' },
      { kind: 'line' },
      { kind: 'area' },
      { kind: 'line' },
      { kind: 'line' },
      { kind: 'line' },
    ],
  },
  {
    title: 'positions are pairs to calculate with',
    code: `
from turtle import *
a = Vec2D(3, 4)
print(a + (1, 1), a - Vec2D(1, 1), 2 * a, a * 2, a * a, -a, abs(a), a.rotate(90))
x, y = pos()
print(x, y)`,
    output:
      '(4.00,5.00) (2.00,3.00) (6.00,8.00) (6.00,8.00) 25 (-3.00,-4.00) 5.0 (-4.00,3.00)\n0 0\n',
  },
  {
    title: 'many small steps do not add up to an error',
    code: 'from turtle import *\nspeed(0)\nfor _ in range(3600):\n    forward(0.1); left(0.1)\nprint(pos(), heading())',
    output: '(0.00,0.00) 0.0\n',
  },
];
