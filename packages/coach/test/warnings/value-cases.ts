import type { WarningCase } from '../warning-case.ts';

const guessing = 'import random\nzahl = random.randint(1, 10)\ntipp = input("Tipp? ")\n';

/** Texts that should be numbers, and lists, ranges and calculations that are no such thing. */
export const valueCases: WarningCase[] = [
  {
    code: `${guessing}if tipp == zahl:\n    print("Richtig")`,
    warnings: [['text-is-no-number', 3]],
    mentions: ['`tipp == zahl` nie wahr', '`tipp = int(input("Tipp? "))`'],
  },
  {
    code: `${guessing}while tipp != zahl:\n    tipp = input("Noch mal: ")`,
    warnings: [['text-is-no-number', 3]],
    mentions: ['`tipp != zahl` immer wahr'],
  },
  {
    code: 'größe = input().strip()\nif 7 == größe: print(1)',
    warnings: [['text-is-no-number', 1]],
  },
  { code: 'if input("?") == 5:\n    print(1)', warnings: [['text-is-no-number', 1]] },
  {
    code: 'x = input()\nif x in range(5) or x in [1, 2]:\n    pass',
    warnings: [['text-is-no-number', 1]],
  },
  { code: `${guessing}if int(tipp) == zahl:\n    print("Richtig")`, warnings: [] },
  { code: `${guessing}tipp = int(tipp)\nif tipp == zahl:\n    print("Richtig")`, warnings: [] },
  { code: 'x = input()\nif x == "5" or x in ["1", "2"] or len(x) == 3:\n    pass', warnings: [] },
  {
    code: 'def input(f):\n    return 3\nx = input("")\nif x == 3:\n    pass',
    warnings: [['shadowed-builtin', 1]],
  },
  { code: 'x = input()\nfor x in range(3):\n    if x == 2:\n        pass', warnings: [] },
  {
    code: 'alter = int(input())\nif alter == "18":\n    pass',
    warnings: [['text-is-no-number', 2]],
    mentions: ['`18`'],
  },
  { code: 'x = 3\nif str(x) == "3" or "3" == "4":\n    pass', warnings: [] },
  {
    code: 'a = input()\nb = input()\nprint(a + b)',
    run: { answers: ['3', '4'], output: '34\n' },
    warnings: [['text-arithmetic', 1]],
    mentions: ['hängt `a + b` nur die Ziffern aneinander', 'beiden Eingaben'],
  },
  {
    code: 'preis = input()\nprint(preis * 2)',
    run: { answers: ['2.5'], output: '2.52.5\n' },
    warnings: [['text-arithmetic', 1]],
    mentions: ['`preis = float(input())`'],
  },
  {
    code: 'a = input()\nb = input()\nif a < b:\n    print("kleiner")',
    run: { answers: ['9', '10'], output: 'x' },
    warnings: [['text-arithmetic', 1]],
  },
  { code: 'a = input()\nb = input()\nprint(a + b)', warnings: [] },
  {
    code: 'a = input()\nb = input()\nprint(a + b)',
    run: { answers: ['030', '12345'], output: 'x' },
    warnings: [],
  },
  {
    code: 'a = input()\nb = input()\nprint(a + b + "!", "-" * 3)',
    run: { answers: ['Tom', '4'], output: 'x' },
    warnings: [],
  },
  {
    code: 'print(2 ^ 3)',
    warnings: [['caret-for-power', 1]],
    mentions: ['`2 ** 3`'],
  },
  { code: 'seite = 4\nprint(seite ^ 2)', warnings: [['caret-for-power', 2]] },
  { code: 'print(6 & 3, 6 ^ 3)\nprint({1} ^ {2})', warnings: [] },
  { code: 'print({1, 2} ^ {2}, a ^ b)', warnings: [] },
  {
    code: 'preis = 3,50',
    warnings: [['decimal-comma', 1]],
    mentions: ['zwei Zahlen: `3` und `50`', '`preis = 3.50`'],
  },
  { code: 'punkt = 3, 5\na, b = 3,5\nx = (3,5)\ny = 3,5,7', warnings: [] },
  {
    code: 'punkte = 0\ndef treffer():\n    punkte = 5\ntreffer()\nprint(punkte)',
    warnings: [['changed-only-inside', 3]],
    mentions: [
      'in `treffer()` ist ein eigener Name',
      '`return punkte`',
      '`punkte = treffer(…)`; nur zur Not hilft `global punkte`',
    ],
  },
  {
    code: 'import turtle\nan = True\ndef ende():\n    an = False\nturtle.onkey(ende, "q")\nturtle.listen()\nprint(an)',
    warnings: [['changed-only-inside', 4]],
    mentions: ['als erste Zeile `global an`'],
  },
  {
    code: 'größe = 1\nx = 2\ndef f():\n    global größe\n    größe = 2\n    x = 3\n    print(f"{x}")\n    neu = 4\nclass A:\n    x = 3\nf()',
    warnings: [],
  },
  {
    code: 'for i in range(10, 0):\n    print(i)',
    warnings: [['empty-range', 1]],
    mentions: ['`range(10, 0, -1)`'],
  },
  {
    code: 'for i in range(1, 10, -1):\n    print(i)',
    warnings: [['empty-range', 1]],
    mentions: ['`range(1, 10)`'],
  },
  { code: 'for i in range(0):\n    print(i)', warnings: [['empty-range', 1]] },
  { code: 'for i in range(5, 5):\n    print(i)', warnings: [['empty-range', 1]] },
  {
    code: 'for i in range(10, 0, -2):\n    print(i)\nfor i in range(n, 0):\n    print(i)',
    warnings: [],
  },
  { code: 'print(list(range(5, 0)))\nfor i in range(-3, 0):\n    print(i)', warnings: [] },
  {
    code: 'farben = ["rot" "grün", "blau"]',
    warnings: [['missing-comma', 1]],
    mentions: ['`"rot", "grün"`'],
  },
  { code: 'farben = [\n    "rot",\n    "grün"\n    "blau",\n]', warnings: [['missing-comma', 3]] },
  { code: 'x = ("a" "b")\ny = ["Guten " "Tag"]\nz = {"a": f(1, "x" "y")}', warnings: [] },
  {
    code: 'inventar = []\ninventar += "Schild"',
    warnings: [['letters-for-item', 2]],
    mentions: ['`inventar.append("Schild")`'],
  },
  {
    code: 'dinge = ["Hut"]\nneu = input()\ndinge.extend(neu)',
    warnings: [['letters-for-item', 3]],
    mentions: ['`dinge.append(neu)`'],
  },
  {
    code: 'text = "a"\ntext += "bc"\nl = []\nl += ["Schild"]\nl += "x"\nl += andere',
    warnings: [],
  },
  {
    code: 'import turtle\ndef hoch():\n    turtle.forward(5)\nturtle.onkey(hoch(), "Up")\nturtle.listen()',
    warnings: [['called-handler', 4]],
    mentions: ['`onkey(hoch, …)`'],
  },
  {
    code: 'from turtle import *\nt = Turtle()\nonkeypress(t.left(5), "a")\nlisten()',
    warnings: [['called-handler', 3]],
    mentions: ['`onkeypress(lambda: t.left(5), …)`'],
  },
  {
    code: 'import turtle\ndef macher(x):\n    return lambda: x\nturtle.onkey(macher(1), "a")\nturtle.onkey(lambda: f(), "b")\nturtle.onkey(None, "c")\nturtle.listen()',
    warnings: [],
  },
  {
    code: 'import turtle\ndef hoch():\n    pass\nfenster = turtle.Screen()\nfenster.onkey(hoch, "Up")',
    warnings: [['missing-listen', 5]],
    mentions: ['`fenster.listen()`'],
  },
];
