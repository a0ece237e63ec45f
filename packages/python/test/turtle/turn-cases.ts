import { click, drag, hold, key, repeat } from './presses.ts';
import type { TurtleCase } from './turtle-case.ts';

/** What is called when, while something else is still running. */
export const turnCases: readonly TurtleCase[] = [
  {
    title: 'a handler that waits for its animation is not called inside itself',
    code: `
from turtle import *
def weiter():
    print("an"); forward(100); print("aus")
onkeypress(weiter, "Up"); listen(); mainloop()`,
    events: [key('Up'), key('Up'), 1_000],
    output: 'an\naus\nan\naus\n',
    kind: 'stopped',
  },
  ...[80, 110, 140, 170, 220].map((gap) => ({
    title: `presses ${gap} milliseconds apart do not mix`,
    code: `
import turtle
t = turtle.Turtle()
def hoch(): t.setheading(90); t.forward(20)
def rechts(): t.setheading(0); t.forward(20); print(t.pos())
turtle.onkeypress(hoch, "Up"); turtle.onkeypress(rechts, "Right"); turtle.listen(); turtle.mainloop()`,
    events: [1, 2, 3].flatMap(() => [key('Up'), gap, key('Right'), gap]).concat(1_500),
    output: '(20.00,20.00)\n(40.00,40.00)\n(60.00,60.00)\n',
    kind: 'stopped' as const,
  })),
  {
    title: 'a press during the movement of the program is answered at once, the next one after it',
    code: `
from turtle import *
def a(): print("a"); forward(100); print("a fertig", pos())
def b(): print("b", pos())
onkeypress(a, "a"); onkeypress(b, "b"); listen()
speed(1); forward(400); print("da"); mainloop()`,
    events: [100, key('a'), 100, key('b'), 5_000],
    output: 'a\na fertig (500.00,0.00)\nb (500.00,0.00)\nda\n',
    kind: 'stopped',
  },
  {
    title: 'a held key whose function is slow ends when it is let go',
    code: `
from turtle import *
onkeypress(lambda: forward(100), "Up"); listen(); mainloop()`,
    events: [...hold('Up', 1_200), 3_000],
    kind: 'stopped',
    turtles: [{ x: 500 }],
  },
  {
    title: 'another key does not wait until a held one is through',
    code: `
from turtle import *
onkeypress(lambda: forward(100), "Up"); onkeypress(lambda: print(pos()), "Right"); listen(); mainloop()`,
    events: [...hold('Up', 900).slice(0, -1), key('Right'), 3_000],
    output: '(400.00,0.00)\n',
    kind: 'stopped',
  },
  {
    title: 'a loop that is slower than a held key still counts its repeats',
    code: `
import turtle, time
turtle.tracer(0)
turtle.onkeypress(lambda: print("x", end=""), "Up"); turtle.listen()
while True:
    turtle.update(); time.sleep(0.1); print(".", end="")`,
    events: [50, key('Up'), 30, repeat('Up'), 30, repeat('Up'), 30, repeat('Up'), 30, repeat('Up')],
    output: '.xx.xxx',
    kind: 'stopped',
  },
  {
    title: 'dragging keeps the last place and its order among other presses',
    code: `
import turtle
t = turtle.Turtle(); t.penup()
def folge(x, y): t.goto(x, y); print(x, end=" ")
t.ondrag(folge); turtle.onkey(lambda: print("a", end=" "), "a"); turtle.listen(); turtle.mainloop()`,
    events: [
      ...drag(
        1,
        Array.from({ length: 12 }, (_, step) => [step * 30, 0] as const),
      ),
      key('a', 'key-up'),
      2_000,
    ],
    output: '0 30 150 330 a ',
    kind: 'stopped',
  },
  {
    title: 'a press waits in vain when its function is taken away meanwhile',
    code: `
import turtle
t = turtle.Turtle()
def einmal(x, y):
    t.forward(100); print("einmal"); turtle.onscreenclick(None)
turtle.onscreenclick(einmal); turtle.onkey(lambda: print("a"), "a"); turtle.listen(); turtle.mainloop()`,
    events: [click(0, 0), 50, click(0, 0), 50, key('a', 'key-up'), 500],
    output: 'einmal\na\n',
    kind: 'stopped',
  },
  {
    title: 'two quick presses of a switch switch on and off',
    code: `
import turtle
def an(): print("an"); turtle.onkey(aus, "space")
def aus(): print("aus"); turtle.onkey(an, "space")
turtle.onkey(an, "space"); turtle.listen()
turtle.forward(200); turtle.mainloop()`,
    events: [50, key('space', 'key-up'), key('space', 'key-up'), key('space', 'key-up'), 500],
    output: 'an\naus\nan\n',
    kind: 'stopped',
  },
  {
    title: 'timers go off during the movement for a key, but not during that of another timer',
    code: `
import turtle
a = turtle.Turtle(); b = turtle.Turtle(); a.speed(1)
def taste(): print("Taste"); a.forward(100); print("Taste fertig")
def eins(): print("eins"); b.forward(100); print("eins fertig")
def zwei(): print("zwei")
turtle.onkeypress(taste, "a"); turtle.listen()
turtle.ontimer(eins, 50); turtle.ontimer(zwei, 100); turtle.mainloop()`,
    events: [key('a'), 1_000],
    output: 'Taste\neins\neins fertig\nzwei\nTaste fertig\n',
    kind: 'stopped',
  },
  {
    title: 'a timer that is set anew before its movement ends does not overtake itself',
    code: `
from turtle import *
def lauf(n):
    if n < 4: ontimer(lambda: lauf(n + 1), 10)
    forward(100); print(n, pos())
ontimer(lambda: lauf(1)); mainloop()`,
    output: '1 (100.00,0.00)\n2 (200.00,0.00)\n3 (300.00,0.00)\n4 (400.00,0.00)\n',
  },
  {
    title: 'a game that a timer starts lets all in: keys, clicks and timers that are due with it',
    code: `
import turtle
t = turtle.Turtle(); t.penup()
zeit = 0
def spiel():
    while zeit < 3: t.forward(5)
    print("Ende")
def uhr():
    global zeit
    zeit += 1; print(zeit)
    turtle.ontimer(uhr, 100)
turtle.onkeypress(lambda: print("Taste"), "a"); turtle.onscreenclick(lambda x, y: print("Klick")); turtle.listen()
turtle.ontimer(spiel, 100); turtle.ontimer(uhr, 100); turtle.mainloop()`,
    events: [150, key('a'), 20, click(0, 0)],
    output: '1\nTaste\nKlick\n2\n',
    kind: 'stopped',
  },
  {
    title: 'in such a game presses take turns as well, and its own key waits for its end',
    code: `
import turtle
t = turtle.Turtle(); t.speed(6)
def start():
    weg = 0
    while weg < 100: t.forward(5); weg += 5
    print("Runde", t.pos())
def hoch(): t.left(90); t.left(-90); print("hoch")
def runter(): t.right(90); t.right(-90); print("runter")
turtle.onkeypress(start, "space"); turtle.onkeypress(hoch, "Up"); turtle.onkeypress(runter, "Down")
turtle.listen(); turtle.mainloop()`,
    events: [key('space'), 20, key('Up'), 5, key('Down'), 5, key('space'), 2_000],
    output: 'hoch\nrunter\nRunde (100.00,0.00)\nRunde (200.00,0.00)\n',
    kind: 'stopped',
  },
];
