import type { WarningCase } from '../warning-case.ts';

const stopped = { isFinished: false };

/** Loops in which a program got caught. */
export const loopCases: WarningCase[] = [
  {
    code: 'i = 0\nwhile i < 5:\n    pass',
    run: stopped,
    warnings: [['endless-loop', 2]],
    mentions: ['ändert sich `i` nicht', '`i += 1`'],
  },
  {
    code: 'n = 3\nwhile n > 0:\n    print(n)\nn = n - 1',
    run: stopped,
    warnings: [['endless-loop', 2]],
    mentions: ['Rück `n = n - 1` in Zeile 4'],
  },
  {
    code: 'n = 3\nwhile n > 0:\n    print(n)',
    run: stopped,
    warnings: [['endless-loop', 2]],
    mentions: ['`n -= 1`'],
  },
  {
    code: 'n = 0\nwhile n < 5:\n    print(n)\n    n -= 1',
    run: stopped,
    warnings: [['endless-loop', 2]],
    mentions: ['immer nur kleiner', '`n += 1`'],
  },
  { code: 'n = 9\nwhile n > 5:\n    n = n + 1', run: stopped, warnings: [['endless-loop', 2]] },
  { code: 'n = 9\nwhile n > 5:\n    n = n + 1\n    n = n - 3', run: stopped, warnings: [] },
  { code: 'n = 9\nwhile n > 5:\n    n = n + schritt', run: stopped, warnings: [] },
  {
    code: 'läuft = True\nwhile läuft:\n    antwort = input("Weiter? ")',
    run: stopped,
    warnings: [['endless-loop', 2]],
    mentions: ['`läuft = False`'],
  },
  {
    code: 'fertig = False\nwhile not fertig:\n    print(1)',
    run: stopped,
    warnings: [['endless-loop', 2]],
    mentions: ['`fertig = True`'],
  },
  {
    code: 'antwort = input()\nwhile antwort != "ja":\n    print("Noch mal")',
    run: stopped,
    warnings: [['endless-loop', 2]],
    mentions: ['`antwort = input("…")`'],
  },
  {
    code: 'import turtle\ni = 0\nwhile i < 4:\n    turtle.forward(9)\n    turtle.right(90)',
    run: stopped,
    warnings: [['endless-loop', 3]],
  },
  {
    code: 'import turtle\nläuft = True\ndef ende():\n    global läuft\n    läuft = False\nturtle.onkey(ende, "q")\nturtle.listen()\nwhile läuft:\n    turtle.forward(1)',
    run: stopped,
    warnings: [],
  },
  {
    code: 'from spiel import zug\nleben = 3\nwhile leben > 0:\n    zug()',
    run: stopped,
    warnings: [],
  },
  {
    code: 'liste = ["a", "b"]\ni = 0\nwhile i < len(liste):\n    print(liste[i])',
    run: stopped,
    warnings: [['endless-loop', 3]],
    mentions: ['`i += 1`'],
  },
  {
    code: 'while len(liste) > 3:\n    print(liste)',
    run: stopped,
    warnings: [['endless-loop', 1]],
    mentions: ['`liste.pop()`'],
  },
  {
    code: 'while len(liste) > 3:\n    liste.pop()\nwhile len(liste) < 3:\n    del liste[0]',
    run: stopped,
    warnings: [],
  },
  { code: 'while True:\n    print(1)', run: stopped, warnings: [['endless-loop', 1]] },
  {
    code: 'import time\nwhile True:\n    print("tick")\n    time.sleep(1)',
    run: stopped,
    warnings: [],
  },
  { code: 'while True:\n    wort = input()\n    print(wort)', run: stopped, warnings: [] },
  { code: 'while 0 or None:\n    print(1)\nwhile None:\n    pass', warnings: [] },
  {
    code: 'x = 9\nwhile x < 5:\n    pass\nwhile True:\n    x = input()',
    run: { ...stopped, stoppedAt: [5] },
    warnings: [],
  },
  {
    code: 'def f():\n    i = 0\n    while i < 5:\n        g()\ndef g():\n    print(1)\nf()',
    run: { ...stopped, stoppedAt: [7, 4, 6] },
    warnings: [],
  },
  {
    code: 'def f():\n    i = 0\n    while i < 5:\n        print(i)\nf()',
    run: { ...stopped, stoppedAt: [5, 4] },
    warnings: [['endless-loop', 3]],
  },
  {
    code: 'x = 9\nwhile x < 5:\n    print(x)\nprint("fertig")',
    run: { output: 'fertig\n' },
    warnings: [],
  },
  {
    code: 'geheim = 7\ntipp = input()\nwhile tipp != geheim:\n    tipp = input()',
    run: { ...stopped, answers: ['7', '7'] },
    warnings: [['text-is-no-number', 2]],
  },
];
