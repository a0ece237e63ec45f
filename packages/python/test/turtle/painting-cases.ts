import { click, drag, key } from './presses.ts';
import type { TurtleCase } from './turtle-case.ts';

/** Programs to paint with, by mouse and by keys. */
export const paintingCases: readonly TurtleCase[] = [
  {
    title:
      'paint: the line follows the finger to its end, and the colour changes between two strokes',
    code: `
import turtle
stift = turtle.Turtle("circle"); stift.speed(0); stift.width(4)
stift.ondrag(stift.goto)
def rot(): stift.color("red")
def wisch(x, y): stift.clear()
turtle.onkey(rot, "r"); turtle.onscreenclick(wisch, 3)
turtle.listen(); turtle.mainloop()`,
    events: [
      ...drag(1, [
        [0, 0],
        [10, 10],
        [20, 10],
      ]),
      40,
      click(0, 0, { button: 3 }),
      key('r', 'key-up'),
      ...drag(1, [
        [20, 10],
        [40, 40],
      ]),
    ],
    kind: 'stopped',
    items: [
      { kind: 'line', points: [20, 10, 20, 10], color: 'red' },
      { kind: 'line', points: [20, 10, 40, 40], color: 'red' },
    ],
  },
  {
    title: 'paint with a slow pen: the finger is followed, not its whole way a second time',
    code: `
import turtle
stift = turtle.Turtle("circle"); stift.speed(1)
stift.ondrag(stift.goto)
stift.onrelease(lambda x, y: print("fertig", stift.pos()))
turtle.mainloop()`,
    events: [
      ...drag(
        1,
        Array.from({ length: 40 }, (_, step) => [step * 10, (step % 2) * 50] as const),
      ),
      3_000,
    ],
    output: 'fertig (390.00,50.00)\n',
    kind: 'stopped',
  },
  {
    title: 'drawing by keys: one picture after the other',
    code: `
from turtle import *
def quadrat():
    for i in range(4): forward(50); left(90)
    print("Quadrat", pos())
def dreieck():
    for i in range(3): forward(50); left(120)
    print("Dreieck", pos())
def weiter(): penup(); forward(70); pendown(); print("weiter", pos())
onkey(quadrat, "q"); onkey(dreieck, "d"); onkey(weiter, "w"); listen(); mainloop()`,
    events: [key('q', 'key-up'), 90, key('w', 'key-up'), 90, key('d', 'key-up'), 3_000],
    output: 'Quadrat (0.00,0.00)\nweiter (70.00,0.00)\nDreieck (70.00,0.00)\n',
    kind: 'stopped',
  },
];
