import type { TurtleCase } from './turtle-case.ts';

export const screenCases: readonly TurtleCase[] = [
  {
    title: 'the window has a size, a colour and a title',
    code: `
import turtle
s = turtle.Screen()
print(s.window_width(), s.window_height(), s.bgcolor())
s.setup(width=800, height=600); s.bgcolor("black"); s.title("Mein Spiel")
print(s.window_width(), turtle.window_height(), turtle.bgcolor())`,
    output: '400 400 white\n800 600 black\n',
    setting: { window: { width: 800, height: 600 }, background: 'black', title: 'Mein Spiel' },
  },
  {
    title: 'a fraction is a part of the screen',
    code: 'from turtle import *\nsetup(0.5, 0.75)\nprint(window_width(), window_height())',
    output: '500 600\n',
  },
  {
    title: 'a larger canvas makes the paper larger',
    code: 'from turtle import *\nprint(screensize()); screensize(700, 500, "beige"); print(screensize())',
    output: '(400, 300)\n(700, 500)\n',
    setting: { window: { width: 700, height: 500 }, background: 'beige' },
  },
  {
    title: 'a paper whose size nobody chose shows all that is drawn',
    code: 'from turtle import *\nfd(350)',
    setting: { zoomOut: 2, window: { width: 400, height: 400 } },
  },
  {
    title: 'there is one screen',
    code: `
import turtle
t = turtle.Turtle()
print(turtle.Screen() is turtle.Screen(), t.getscreen() is t.screen, turtle.getscreen() is t.screen)`,
    output: 'True True True\n',
  },
  {
    title: 'clearscreen takes everything away',
    code: `
import turtle
turtle.fd(10); turtle.bgcolor("red"); turtle.tracer(0); turtle.onkey(print, "a")
turtle.clearscreen()
print(turtle.turtles(), turtle.bgcolor(), turtle.tracer())
turtle.dot(5)`,
    output: '[] white 1\n',
    items: [{ kind: 'dot', x: 0 }],
    turtles: [{ x: 0 }],
  },
  {
    title: 'resetscreen resets every turtle',
    code: `
import turtle
a = turtle.Turtle(); b = turtle.Turtle(); a.fd(10); b.bk(10)
turtle.resetscreen()
print(a.pos(), b.pos(), len(turtle.turtles()))`,
    output: '(0.00,0.00) (0.00,0.00) 2\n',
    items: [],
  },
  {
    title: 'pictures that are not here are replaced, with a word about it',
    code: `
import turtle
turtle.bgpic("wald.gif"); turtle.addshape("auto.gif"); turtle.shape("auto.gif"); turtle.save("bild.ps")
print(turtle.bgpic())`,
    output: `Hinweis: Hintergrundbilder gibt es hier nicht. Nimm bgcolor() oder male selbst einen Hintergrund.
Hinweis: Bilder als Figur gibt es hier nicht. Statt „auto.gif“ siehst du eine Schildkröte.
Hinweis: Dein Bild speicherst du mit dem Knopf „Als Bild speichern“ unter der Zeichnung.
nopic
`,
    turtles: [{ shape: 'auto.gif' }],
  },
  {
    title: 'questions are asked in the console',
    code: `
import turtle
print(turtle.textinput("Name", "Wie heißt du?"))
print(turtle.numinput("Zahl", "Wie viele?", 3, minval=1, maxval=10))
print(turtle.numinput("Zahl", "Wie weit?", 7), turtle.numinput("Zahl", "Und?"))`,
    answers: ['Pixel', 'viele', '11', '2,5', '', ''],
    output: `Wie heißt du? Pixel
Wie viele? [3] Das ist keine Zahl. Versuch es noch einmal.
Wie viele? [3] Die Zahl darf höchstens 10 sein. Versuch es noch einmal.
Wie viele? [3] 2.5
Wie weit? [7] Und? 7.0 None
`,
  },
  {
    title: 'on the server everything works unseen and nothing waits',
    code: `
from turtle import *
import turtle
def hoch(): forward(5)
onkey(hoch, "Up"); listen(); ontimer(hoch, 100); onscreenclick(print)
speed(1); forward(100); left(90); begin_fill(); circle(50); end_fill(); stamp(); write("a"); undo()
tracer(0); update(); bgcolor("red")
mainloop(); exitonclick(); done()
print(pos(), heading(), bgcolor(), window_width())`,
    place: 'server',
    output: `Hinweis: mainloop() wartet auf Tasten und Klicks. Hier geht das nicht.
Hinweis: mainloop() wartet auf Tasten und Klicks. Hier geht das nicht.
(100.00,0.00) 90.0 red 400
`,
  },
  {
    title: 'in a browser that cannot wait, only timers go off, and the rest is said',
    code: `
from turtle import *
onkeypress(print, "Up"); listen(); ontimer(lambda: print("Zeit"), 100)
forward(10); mainloop(); print(pos())`,
    place: 'old-browser',
    output: `Hinweis: mainloop() wartet auf Tasten und Klicks. Hier geht das nicht.
Zeit
(10.00,0.00)
`,
  },
  {
    title: 'a picture is finished there without a word',
    code: 'from turtle import *\nforward(10); exitonclick(); print(pos())',
    place: 'old-browser',
    output: '(10.00,0.00)\n',
  },
  {
    title: 'a question that nobody can answer is a mistake, and says why',
    code: 'import turtle\nname = turtle.textinput("Name", "Wie heißt du?")',
    place: 'server',
    output: 'Hinweis: textinput() wartet auf eine Eingabe. Hier geht das nicht.\n',
    kind: 'python-error',
    error: { type: 'EOFError', message: 'EOF when reading a line', line: 2 },
  },
  {
    title: 'so is a question for a number',
    code: 'import turtle\nturtle.numinput("Zahl", "Wie weit?", 7)',
    place: 'old-browser',
    output: 'Hinweis: numinput() wartet auf eine Eingabe. Hier geht das nicht.\n',
    kind: 'python-error',
    error: { type: 'EOFError', message: 'EOF when reading a line', line: 2 },
  },
  {
    title: 'every run starts anew',
    code: 'import turtle\nprint(turtle.turtles(), turtle.mode(), turtle.colormode(), turtle.getshapes()[1])',
    output: '[] standard 1.0 blank\n',
  },
  {
    title: 'what only imports turtles draws nothing',
    code: 'import turtle\nfrom turtle import *\nprint("ok")',
    output: 'ok\n',
    setting: { isUsed: false },
  },
];
