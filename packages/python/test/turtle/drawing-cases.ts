import type { TurtleCase } from './turtle-case.ts';

export const drawingCases: readonly TurtleCase[] = [
  {
    title: 'an area lies under its outline and has the colour of its end',
    code: `
from turtle import *
print(filling())
begin_fill()
print(filling())
forward(10); left(90); forward(10)
color("red", "yellow")
end_fill()`,
    output: 'False\nTrue\n',
    items: [
      { kind: 'area', points: [0, 0, 10, 0, 10, 10], color: 'yellow' },
      { kind: 'line', color: 'black' },
      { kind: 'line', color: 'black' },
    ],
  },
  {
    title: 'a circle is part of the area that it is drawn in',
    code: 'from turtle import *\nbegin_fill()\ncircle(10, steps=4)\nend_fill()',
    items: [{ kind: 'area', points: [0, 0, 10, 10, 0, 20, -10, 10, 0, 0] }, { kind: 'line' }],
  },
  {
    title: 'an end without a beginning does nothing',
    code: 'from turtle import *\nend_fill()\nprint(filling())',
    output: 'False\n',
    items: [],
  },
  {
    title: 'dots have their own size and colour, or those of the pen',
    code: `
from turtle import *
dot(20, "red"); dot(); dot("blue"); pensize(10); dot(); dot(5, 0, 1, 0); dot(6, (1, 0, 0))`,
    items: [
      { kind: 'dot', size: 20, color: 'red', x: 0, y: 0 },
      { kind: 'dot', size: 5, color: 'black' },
      { kind: 'dot', size: 5, color: 'blue' },
      { kind: 'dot', size: 20, color: 'black' },
      { kind: 'dot', size: 5, color: '#00ff00' },
      { kind: 'dot', size: 6, color: '#ff0000' },
    ],
  },
  {
    title: 'texts with umlauts, fonts and alignment',
    code: `
from turtle import *
write("Größe: 3 m"); write(42, align="center", font=("Courier", 12, "bold italic")); write("x", font="Times")
write("y", align="RIGHT", font=("Arial", 9, "underline")); write((1, 2), font=("Arial", -20))`,
    items: [
      {
        kind: 'text',
        text: 'Größe: 3 m',
        align: 'left',
        font: { family: 'Arial', size: 10.7, isBold: false, isItalic: false, isUnderlined: false },
      },
      {
        kind: 'text',
        text: '42',
        align: 'center',
        font: { family: 'Courier', size: 16, isBold: true, isItalic: true, isUnderlined: false },
      },
      { kind: 'text', text: 'x' },
      { kind: 'text', text: 'y', align: 'right' },
      { kind: 'text', text: '(1, 2)' },
    ],
  },
  {
    title: 'emoji and half an emoji arrive',
    code: 'from turtle import *\nwrite("🐢"); write("\\ud83d")',
    items: [
      { kind: 'text', text: '🐢' },
      { kind: 'text', text: '\ud83d' },
    ],
  },
  {
    title: 'with move the turtle goes behind the text',
    code: 'from turtle import *\npenup()\nwrite("Hallo Welt", move=True, font=("Arial", 15))\nprint(xcor() > 50, ycor())',
    output: 'True 0\n',
  },
  {
    title: 'stamps stay where they were made until they are cleared',
    code: `
from turtle import *
shape("turtle"); penup()
ids = []
for i in range(5):
    forward(10); ids.append(stamp())
clearstamp(ids[0]); clearstamps(1); clearstamps(-1)
print(len(set(ids)))`,
    output: '5\n',
    items: [{ kind: 'stamp' }, { kind: 'stamp' }],
    turtles: [{ x: 50, shape: 'turtle' }],
  },
  {
    title: 'clearstamps takes all of them away and nothing else',
    code: 'from turtle import *\nstamp(); fd(10); stamp(); clearstamps()',
    items: [{ kind: 'line' }],
  },
  {
    title: 'undo takes back lines, places, turns and colours one by one',
    code: `
from turtle import *
forward(50); left(30); color("red"); forward(20)
undo(); print(pos(), pencolor())
undo(); print(pencolor(), heading())
undo(); print(heading())
undo(); print(pos())
undo()`,
    output: '(50.00,0.00) red\nblack 30.0\n0.0\n(0.00,0.00)\n',
    items: [],
    turtles: [{ x: 0, y: 0, heading: 0, color: 'black' }],
  },
  {
    title: 'undo takes back dots, stamps, texts and whole circles',
    code: 'from turtle import *\ndot(9); stamp(); write("a"); circle(30)\nfor _ in range(4): undo()\nprint(pos())',
    output: '(0.00,0.00)\n',
    items: [],
  },
  {
    title: 'undo of the end of an area opens it again',
    code: `
from turtle import *
begin_fill(); forward(10); left(90); forward(10); end_fill()
undo(); print(filling())
undo(); goto(0, 50); end_fill()`,
    output: 'True\n',
    items: [{ kind: 'area', points: [0, 0, 10, 0, 0, 50] }, { kind: 'line' }, { kind: 'line' }],
  },
  {
    title: 'clear takes one turtle’s drawing away and leaves the turtle',
    code: `
import turtle
a = turtle.Turtle(); b = turtle.Turtle()
a.forward(10); b.left(90); b.forward(20); a.dot(5)
a.clear()
print(a.pos())`,
    output: '(10.00,0.00)\n',
    items: [{ kind: 'line', points: [0, 0, 0, 20] }],
  },
  {
    title: 'reset makes it as new but for its shape',
    code: `
from turtle import *
shape("turtle"); color("red"); pensize(5); speed(9); left(20); forward(30); penup(); hideturtle()
reset()
print(pos(), heading(), pencolor(), pensize(), speed(), isdown(), isvisible(), shape())`,
    output: '(0.00,0.00) 0.0 black 1 3 True True turtle\n',
    items: [],
  },
  {
    title: 'a corner path can become a shape',
    code: `
from turtle import *
penup(); begin_poly(); fd(10); lt(90); fd(10); end_poly()
print(get_poly())
register_shape("eck", get_poly()); shape("eck")
print("eck" in getshapes())`,
    output: '((0.00,0.00), (10.00,0.00), (10.00,10.00))\nTrue\n',
    turtles: [{ shape: 'eck' }],
    commands: [
      {
        kind: 'shape',
        name: 'eck',
        parts: [{ points: [0, 0, 10, 0, 10, 10], fill: null, color: null }],
      },
    ],
  },
  {
    title: 'a shape of several parts keeps their colours',
    code: `
from turtle import *
s = Shape("compound")
s.addcomponent(((0, 0), (10, 0), (0, 10)), "red", "blue")
s.addcomponent(((0, 0), (5, 5), (0, 5)), "gold")
addshape("boot", s); shape("boot")`,
    turtles: [{ shape: 'boot' }],
    commands: [
      {
        kind: 'shape',
        parts: [
          { points: [0, 0, 10, 0, 0, 10], fill: 'red', color: 'blue' },
          { points: [0, 0, 5, 5, 0, 5], fill: 'gold', color: 'gold' },
        ],
      },
    ],
  },
  {
    title: 'lines, areas and texts keep their order',
    code: 'from turtle import *\nfd(1); dot(3); write("a"); stamp(); begin_fill(); fd(1); end_fill()',
    items: [
      { kind: 'line' },
      { kind: 'dot' },
      { kind: 'text' },
      { kind: 'stamp' },
      { kind: 'area' },
      { kind: 'line' },
    ],
  },
];
