import { click, key } from './presses.ts';
import type { TurtleCase } from './turtle-case.ts';

export const eventCases: readonly TurtleCase[] = [
  {
    title: 'keys call their functions while the program waits',
    code: `
from turtle import *
onkeypress(lambda: print("rauf"), "Up"); onkey(lambda: print("los"), "space")
onkeyrelease(lambda: print("a"), "a"); onkeypress(lambda: print("plus"), "+")
listen(); mainloop()`,
    events: [
      key('Up'),
      key('space', 'key-up'),
      key('space'),
      key('a', 'key-up'),
      key('+'),
      key('q'),
    ],
    output: 'rauf\nlos\na\nplus\n',
    kind: 'stopped',
    commands: [
      {
        kind: 'listen',
        keys: ['Up', 'space', 'a', '+'],
        isListening: true,
        everyKey: false,
        pointer: 'no',
      },
      { kind: 'listen', keys: [], isListening: false },
    ],
  },
  {
    title: 'keys may be named as learners do, and capitals do not matter',
    code: `
from turtle import *
for name in ("up", "ArrowDown", "enter", " ", "plus", "Escape", "esc", "W", "adiaeresis", "F1"):
    onkeypress(lambda name=name: print(name, end=" "), name)
listen(); mainloop()`,
    events: [
      key('Up'),
      key('Down'),
      key('Return'),
      key('space'),
      key('+'),
      key('w'),
      key('ä'),
      key('F1'),
    ],
    output: 'up ArrowDown enter   plus W adiaeresis F1 ',
    kind: 'stopped',
  },
  {
    title: 'without a name a function is called for every other key',
    code: 'from turtle import *\nonkeypress(lambda: print("x"))\nonkeypress(lambda: print("a"), "a")\nlisten(); done()',
    events: [key('a'), key('b')],
    output: 'a\nx\n',
    kind: 'stopped',
  },
  {
    title: 'None takes a handler away, and then there is nothing to wait for',
    code: 'from turtle import *\nonkey(print, "a"); onkey(None, "a"); listen(); mainloop(); print("Ende")',
    output: 'Ende\n',
  },
  {
    title: 'clicks bring their place, to the turtle first and then to the screen',
    code: `
import turtle
t = turtle.Turtle(); t.onclick(lambda x, y: print("Turtle", x, y))
turtle.onscreenclick(lambda x, y: print("Screen", x, y)); turtle.onscreenclick(lambda x, y: print("rechts"), 3)
turtle.mainloop()`,
    events: [click(1, 2, { turtle: 1 }), click(30, -40), click(0, 0, { button: 3 })],
    output: 'Turtle 1 2\nScreen 1 2\nScreen 30 -40\nrechts\n',
    kind: 'stopped',
  },
  {
    title: 'with add a second function is called as well',
    code: 'from turtle import *\nonscreenclick(lambda x, y: print(1))\nonscreenclick(lambda x, y: print(2), add=True)\ndone()',
    events: [click(0, 0)],
    output: '1\n2\n',
    kind: 'stopped',
  },
  {
    title: 'a turtle can be dragged and let go',
    code: `
import turtle
t = turtle.Turtle(); t.speed(0); t.penup()
t.ondrag(t.goto); t.onrelease(lambda x, y: print("los", t.pos()))
turtle.mainloop()`,
    events: [
      click(0, 0, { turtle: 1 }),
      click(5, 5, { kind: 'drag', turtle: 1 }),
      click(9, 9, { kind: 'drag', turtle: 1 }),
      click(9, 9, { kind: 'release', turtle: 1 }),
    ],
    output: 'los (9.00,9.00)\n',
    kind: 'stopped',
  },
  {
    title: 'timers go off in their order, also those that are set anew',
    code: `
from turtle import *
n = 0
def tick():
    global n
    n += 1; print("tick", n)
    if n < 3: ontimer(tick, 100)
ontimer(tick, 100); ontimer(lambda: print("später"), 250)
mainloop(); print("Ende")`,
    output: 'tick 1\ntick 2\nspäter\ntick 3\nEnde\n',
  },
  {
    title: 'keys and timers also work in a loop of updates',
    code: `
import turtle
turtle.tracer(0); t = turtle.Turtle(); t.penup()
laeuft = True
def ende():
    global laeuft
    laeuft = False
turtle.onkeypress(lambda: t.sety(t.ycor() + 20), "w"); turtle.onkeypress(ende, "q"); turtle.listen()
while laeuft:
    t.setx(t.xcor() + 1)
    turtle.update()
print(t.pos())`,
    events: [8, key('w'), 16, key('w'), 16, key('q'), 100],
    output: '(5.00,40.00)\n',
  },
  {
    title: 'exitonclick waits for a click and then goes on',
    code: 'from turtle import *\nfd(10)\nexitonclick()\nprint("Ende")',
    events: [500, click(3, 4), 100],
    output: 'Ende\n',
    kind: 'finished',
    commands: [{ kind: 'listen', pointer: 'to-end' }],
  },
  {
    title: 'bye ends the waiting',
    code: 'from turtle import *\nonkey(bye, "q"); listen(); mainloop(); print("Ende")',
    events: [key('q', 'key-up')],
    output: 'Ende\n',
  },
  {
    title: 'bye ends a game without an error',
    code: 'from turtle import *\nonkeypress(bye, "q"); listen()\nwhile True:\n    forward(1); update()',
    events: [key('q')],
    output: '',
    kind: 'finished',
  },
  {
    title: 'Stop ends an animation where it is',
    code: 'from turtle import *\nspeed(1)\nforward(100)\nforward(100)\nprint("nie")',
    stopAtPause: 1,
    output: '',
    kind: 'stopped',
    items: [{ kind: 'line' }],
  },
  {
    title: 'Stop ends the waiting for keys',
    code: 'from turtle import *\nonkey(print, "a"); listen(); mainloop(); print("nie")',
    events: [],
    output: '',
    kind: 'stopped',
  },
  {
    title: 'Stop ends a loop of updates',
    code: 'from turtle import *\nonkey(print, "a"); tracer(0)\nwhile True:\n    forward(1); update()',
    events: [],
    output: '',
    kind: 'stopped',
  },
  {
    title: 'without anything to wait for the program ends',
    code: 'from turtle import *\nfd(10); done(); print("Ende")',
    output: 'Ende\n',
    items: [{ kind: 'line' }],
  },
];
