import type { TurtleCase } from './turtle-case.ts';

export const errorCases: readonly TurtleCase[] = [
  failing('a colour that does not exist', 'from turtle import *\ncolor("gruen")', {
    message: 'bad color string: gruen',
  }),
  failing('a colour with parts that are too large', 'from turtle import *\npencolor(255, 0, 0)', {
    message: 'bad color sequence: (255, 0, 0)',
  }),
  failing('a colour of two parts', 'from turtle import *\nfillcolor((1, 0))', {
    message: 'bad color arguments: (1, 0)',
  }),
  failing('four colours', 'from turtle import *\ncolor(1, 2, 3, 4)', {
    message: 'bad color arguments: (1, 2, 3, 4)',
  }),
  failing('a shape that does not exist', 'from turtle import *\nshape("turtel")', {
    message: 'There is no shape named turtel',
  }),
  failing('a mode that does not exist', 'from turtle import *\nmode("schnell")', {
    message: 'No turtle-graphics-mode schnell',
  }),
  failing('a speed that does not exist', 'from turtle import *\nspeed("schnell")', {
    message: 'bad speed: schnell',
  }),
  failing('a key that does not exist', 'from turtle import *\nonkey(print, "Hoch")', {
    message: 'bad event type or keysym "Hoch"',
  }),
  failing('endless distances', 'from turtle import *\nfd(float("inf"))', {
    message: 'bad number: inf',
  }),
  failing('a text for a distance', 'import turtle\nturtle.forward("100")', {
    type: 'TypeError',
    message: 'must be real number, not str',
  }),
  failing('a missing distance', 'from turtle import *\nforward()', {
    type: 'TypeError',
    message: "forward() missing 1 required positional argument: 'distance'",
  }),
  failing('a number too many', 'import turtle\nturtle.Turtle().forward(1, 2)', {
    type: 'TypeError',
    message: 'Turtle.forward() takes 2 positional arguments but 3 were given',
  }),
  failing('a method that turtles do not have', 'import turtle\nturtle.Turtle().vorwaerts(10)', {
    type: 'AttributeError',
    message: "'Turtle' object has no attribute 'vorwaerts'",
  }),
  failing('a function instead of its call', 'import turtle\nturtle.onkey(turtle.fd(5), "Up").x', {
    type: 'AttributeError',
    message: "'NoneType' object has no attribute 'x'",
  }),
  failing('a handler that cannot be called', 'import turtle\nturtle.onscreenclick(5)', {
    type: 'TypeError',
    message: "'int' object is not callable",
  }),
  failing('a timer for the result of a call', 'import turtle\nturtle.ontimer(turtle.fd(5), 100)', {
    type: 'TypeError',
    message: "'NoneType' object is not callable",
  }),
  {
    title: 'what was drawn before a mistake is seen',
    code: 'from turtle import *\nfd(10)\nfd(x)',
    kind: 'python-error',
    error: { type: 'NameError', message: "name 'x' is not defined", line: 3 },
    items: [{ kind: 'line' }],
  },
  {
    title: 'a mistake in a handler is marked where it was made',
    code: 'from turtle import *\ndef tick():\n    fd(zahl)\nontimer(tick, 10)\nmainloop()',
    kind: 'python-error',
    error: { type: 'NameError', message: "name 'zahl' is not defined", line: 3 },
  },
  {
    title: 'a mistake can be caught by the name that the module has for it',
    code: `
import turtle
try:
    turtle.color("rott")
except turtle.TurtleGraphicsError as fehler:
    print(fehler)`,
    output: 'bad color string: rott\n',
  },
];

/** It fails in its second line. */
function failing(
  title: string,
  code: string,
  { type = 'TurtleGraphicsError', message }: { type?: string; message: string },
): TurtleCase {
  return { title, code, kind: 'python-error', error: { type, message, line: 2 } };
}
