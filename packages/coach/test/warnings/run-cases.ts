import type { WarningCase } from '../warning-case.ts';

const silent = { output: '' };

/** What only a run can tell. */
export const runCases: WarningCase[] = [
  {
    code: '',
    run: silent,
    warnings: [['empty-program', undefined]],
    mentions: ['`print("Hallo!")`'],
  },
  {
    code: '# nur\n\n# Worte',
    run: silent,
    warnings: [['empty-program', undefined]],
    mentions: ['`#`'],
  },
  { code: '', warnings: [] },
  {
    code: 'größe = 12',
    run: silent,
    warnings: [['nothing-printed', undefined]],
    mentions: ['hat aber nichts ausgegeben', '`print(größe)`'],
  },
  {
    code: 'def plus(a, b):\n    return a + b\nplus(1, 2)',
    run: silent,
    warnings: [['nothing-printed', undefined]],
    mentions: ['`print(plus(1, 2))`'],
  },
  {
    code: 'x = 3\nif x > 5:\n    print("groß")',
    run: silent,
    warnings: [['nothing-printed', undefined]],
    mentions: ['Kommt die Zeile mit `print` dran?'],
  },
  { code: 'import turtle\nturtle.forward(5)', run: { ...silent, hasDrawn: true }, warnings: [] },
  { code: 'while True:\n    x = input()', run: { ...silent, isFinished: false }, warnings: [] },
  { code: 'größe = 12', run: { output: '\n' }, warnings: [] },
  {
    code: 'def gruss(name):\n    print("Hallo", name)',
    run: silent,
    warnings: [['never-called', 1]],
    mentions: ['`gruss` ist geschrieben', '`gruss(…)`'],
  },
  {
    code: 'print("los")\ndef gruss():\n    print("Hallo")\n    gruss()',
    run: { output: 'los\n' },
    warnings: [['never-called', 2]],
    mentions: ['ganz ohne Einrückung: `gruss()`'],
  },
  {
    code: 'class Hund:\n    def __init__(self):\n        print("wuff")',
    run: silent,
    warnings: [['never-called', 1]],
    mentions: ['`objekt = Hund()`'],
  },
  {
    code: 'def grüße():\n    return "Hi"\nprint(f"{grüße()}")',
    run: { output: 'Hi\n' },
    warnings: [],
  },
  { code: '@app.start\ndef los():\n    pass\nprint(1)', run: { output: '1\n' }, warnings: [] },
  {
    code: 'def a():\n    pass\ndef b():\n    a()\nb()\nprint(1)',
    run: { output: '1\n' },
    warnings: [],
  },
  {
    code: 'name = "tom"\nprint(name.upper)',
    run: { output: '<built-in method upper of str object at 0x7f>\n' },
    warnings: [['printed-function', 2]],
    mentions: ['`name.upper()`'],
  },
  {
    code: 'def grüße():\n    return 1\nprint(grüße)',
    run: { output: '<function grüße at 0x1>\n' },
    warnings: [['printed-function', 3]],
    mentions: ['`grüße()`'],
  },
  {
    code: 'class Hund:\n    def bell(self):\n        return 1\nb = Hund()\nprint(b.bell)',
    run: { output: '<bound method Hund.bell of <__main__.Hund object at 0x1>>\n' },
    warnings: [
      ['printed-object', 1],
      ['printed-function', 5],
    ],
    mentions: ['`b.bell()`'],
  },
  {
    code: 'class Hund:\n    def __init__(self, name):\n        self.name = name\nprint(Hund("Bello"))',
    run: { output: '<__main__.Hund object at 0x1>\n' },
    warnings: [['printed-object', 4]],
    mentions: ['`.name`', '`__str__`'],
  },
  {
    code: 'class Floh:\n    def __init__(self, name):\n        self.name = name\nf = Floh("x")\nprint(f)',
    run: { output: '<__main__.Floh object at 0x1>\n' },
    warnings: [['printed-object', 5]],
    mentions: ['`.name`'],
  },
  {
    code: 'def doppelt(x):\n    return print(x * 2)\nprint(doppelt(3))',
    run: { output: '6\nNone\n' },
    warnings: [['printed-none', 3]],
    mentions: ['in Zeile 2 `return x * 2`, ohne `print`'],
  },
  {
    code: 'class Lama:\n    wolle = 1\ndef spucke(self):\n    print("Pfui")\nprint(Lama().wolle)',
    run: { output: '1\n' },
    warnings: [['never-called', 3]],
    mentions: ['`spucke` hat `self`', 'unter ihrer Klasse'],
  },
  {
    code: 'print("<b>fett</b> <3 <function>")',
    run: { output: '<b>fett</b> <3 <function>\n' },
    warnings: [],
  },
  {
    code: 'def gruss():\n    print("Hi")\nprint(gruss())',
    run: { output: 'Hi\nNone\n' },
    warnings: [['printed-none', 3]],
    mentions: ['`gruss()` gibt keinen Wert zurück'],
  },
  {
    code: 'def addiere(a, b):\n    print(a + b)\nsumme = addiere(2, 3)\nprint("Summe:", summe)',
    run: { output: '5\nSumme: None\n' },
    warnings: [['printed-none', 4]],
  },
  {
    code: 'def f(x):\n    if x:\n        return 1\ndef g():\n    yield 1\nprint(f(0), list(g()))',
    run: { output: 'None [1]\n' },
    warnings: [],
  },
];
