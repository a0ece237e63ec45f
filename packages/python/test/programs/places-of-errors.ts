import { type ProgramCase, python } from './program-case.ts';

/** Columns count from 1 and in characters, as a reader would; frames are those of the program alone. */
export const placesOfErrors: readonly ProgramCase[] = [
  {
    title: 'place of an error: behind umlauts',
    code: 'größe = "ä"; übung = größe + 5',
    error: {
      type: 'TypeError',
      at: '1:22-1:31',
      source: 'größe + 5',
      values: { größe: { type: 'str', repr: "'ä'" } },
    },
  },
  {
    title: 'place of an error: behind an emoji, which is one column',
    code: 'x = "🐍🐍"; y = x + 5',
    error: { type: 'TypeError', at: '1:15-1:20', source: 'x + 5' },
  },
  {
    title: 'place of an error: an emoji within',
    code: 'print("🐍" + 5, "ß")',
    error: { type: 'TypeError', at: '1:7-1:14', source: '"🐍" + 5' },
  },
  {
    title: 'place of an error: behind wide characters',
    code: 'print("日本", x)',
    error: { type: 'NameError', at: '1:13-1:14', source: 'x' },
  },
  {
    title: 'place of an error: an expression of many lines',
    code: python`
      preise = [1, 2]
      summe = sum(
          preise[0] +
          # Kommentar
          preise[5]
          for _ in range(1)
      )
    `,
    error: {
      type: 'IndexError',
      message: 'list index out of range',
      at: '5:5-5:14',
      source: 'preise[5]',
      frames: [
        { function: '', line: 2 },
        { function: '<genexpr>', line: 5 },
      ],
      values: { preise: { type: 'list', repr: '[1, 2]', length: 2 } },
    },
  },
  {
    title: 'place of an error: two lines',
    code: 'x = ("ä" +\n     5)',
    error: { type: 'TypeError', at: '1:6-2:7', source: '"ä" +\n     5' },
  },
  {
    title: 'place of an error: functions in functions, each with its names',
    code: python`
      def außen(liste):
          faktor = 2
          def innen(i):
              return liste[i] * faktor
          return innen(7)
      zahlen = [1, 2, 3]
      print(außen(zahlen))
    `,
    error: {
      type: 'IndexError',
      message: 'list index out of range',
      at: '4:16-4:24',
      source: 'liste[i]',
      frames: [
        {
          function: '',
          line: 7,
          source: 'print(außen(zahlen))',
          locals: { außen: '<function außen>', zahlen: '[1, 2, 3]' },
        },
        {
          function: 'außen',
          line: 5,
          source: 'return innen(7)',
          locals: { liste: '[1, 2, 3]', innen: '<function innen>', faktor: '2' },
        },
        {
          function: 'innen',
          line: 4,
          source: 'return liste[i] * faktor',
          locals: { i: '7', faktor: '2', liste: '[1, 2, 3]' },
        },
      ],
      values: {
        liste: { type: 'list', length: 3 },
        i: { type: 'int', repr: '7' },
      },
    },
  },
  {
    title: 'place of an error: a method, with self and its attributes',
    code: python`
      class Held:
          def __init__(self):
              self.leben = 3
          def triff(self, wie):
              return self.lebn - wie
      h = Held()
      h.triff(1)
    `,
    error: {
      type: 'AttributeError',
      message: "'Held' object has no attribute 'lebn'",
      at: '5:16-5:25',
      source: 'self.lebn',
      suggestion: 'leben',
      frames: [
        { function: '', line: 7, locals: { Held: '<class Held>', h: '<Held>' } },
        { function: 'triff', line: 5, locals: { self: '<Held>', wie: '1' } },
      ],
      values: { self: { type: 'Held', repr: '<Held>' } },
    },
  },
  {
    title: 'place of an error: a comprehension',
    code: 'werte = [3, 0]\nprint([6 / w for w in werte])',
    error: {
      type: 'ZeroDivisionError',
      message: 'division by zero',
      at: '2:8-2:13',
      source: '6 / w',
      frames: [{ function: '', line: 2, locals: { werte: '[3, 0]' } }],
    },
  },
  {
    title: 'place of an error: a lambda',
    code: python`
      f = lambda x: x.upper()
      print(f("a"))
      f(3)
    `,
    output: 'A\n',
    error: {
      type: 'AttributeError',
      message: "'int' object has no attribute 'upper'",
      at: '1:15-1:22',
      source: 'x.upper',
      frames: [
        { function: '', line: 3 },
        { function: '<lambda>', line: 1, locals: { x: '3' } },
      ],
      values: { x: { type: 'int', repr: '3' } },
    },
  },
  {
    title: 'place of an error: attributes and elements with their values',
    code: python`
      class A: pass
      a = A()
      a.namen = ["x"]
      daten = {"ä": [1, 2]}
      a.namen[3] + daten["ä"][-1]
    `,
    error: {
      type: 'IndexError',
      at: '5:1-5:11',
      source: 'a.namen[3]',
      values: { a: { repr: '<A>' }, 'a.namen': { type: 'list', repr: "['x']", length: 1 } },
    },
  },
  {
    title: 'place of an error: the call of a module of Python that fails',
    code: 'import json\njson.loads("{falsch}")',
    error: {
      type: 'JSONDecodeError',
      message: /^Expecting property name enclosed in double quotes/,
      at: '2:1-2:23',
      frames: [{ function: '', line: 2 }],
      traceback:
        /^Traceback[^\n]*\n {2}File "main.py", line 2, in <module>\n {4}json\.loads\("\{falsch\}"\)\n {4}[~^]+\njson\.decoder\.JSONDecodeError: [^\n]+\n$/,
    },
  },
  {
    title: 'place of an error: a function that a module of Python calls back',
    code: python`
      import functools
      def plus(a, b):
          return a + b
      functools.reduce(plus, [1, "2"])
    `,
    error: {
      type: 'TypeError',
      at: '3:12-3:17',
      frames: [
        { function: '', line: 4 },
        { function: 'plus', line: 3, locals: { a: '1', b: "'2'" } },
      ],
      values: { a: { repr: '1' }, b: { repr: "'2'" } },
    },
  },
  {
    title: 'place of an error: the call of an own module that fails',
    code: python`
      with open("kaputt.py", "w") as f:
          f.write("def los():\n    return 1 / 0\n")
      import kaputt
      kaputt.los()
    `,
    error: {
      type: 'ZeroDivisionError',
      at: '4:1-4:13',
      source: 'kaputt.los()',
      frames: [{ function: '', line: 4 }],
    },
  },
  {
    title: 'place of an error: a class and a decorator',
    code: python`
      def deko(f):
          return f.fehlt
      class A:
          @deko
          def m(self): pass
    `,
    error: {
      type: 'AttributeError',
      message: "'function' object has no attribute 'fehlt'",
      at: '2:12-2:19',
      frames: [{ line: 3 }, { function: 'A', line: 4 }, { function: 'deko', line: 2 }],
    },
  },
  {
    title: 'place of an error: a generator',
    code: python`
      def g():
          yield 1
          yield 1 + None
      print(list(g()))
    `,
    error: {
      type: 'TypeError',
      at: '3:11-3:19',
      frames: [{ line: 4 }, { function: 'g', line: 3 }],
    },
  },
  {
    title: 'place of an error: an f-string',
    code: 'name = None\nprint(f"Hällo {name.upper()}!")',
    error: {
      type: 'AttributeError',
      at: '2:16-2:26',
      source: 'name.upper',
      values: { name: { repr: 'None' } },
    },
  },
  {
    title: 'place of an error: behind a tab',
    code: 'if True:\n\tx = 1 + "a"',
    error: { type: 'TypeError', at: '2:6-2:13' },
  },
  {
    title: 'place of an error: the call of code that the program builds',
    code: 'exec("a = 1\\nb = a / 0")',
    error: { type: 'ZeroDivisionError', at: '1:1-1:25', source: 'exec("a = 1\\nb = a / 0")' },
  },
  {
    title: 'place of an error: an object whose own code forbids all questions',
    code: python`
      class Böse:
          def __repr__(self): raise ValueError("repr")
          def __getattribute__(self, name): raise ValueError("attribut")
      b = Böse()
      b + 1
    `,
    error: {
      type: 'TypeError',
      message: "unsupported operand type(s) for +: 'Böse' and 'int'",
      at: '5:1-5:6',
      frames: [{ locals: { Böse: '<class Böse>', b: '<Böse>' } }],
    },
  },
  {
    title: 'place of an error: an error whose own text fails',
    code: python`
      class E(Exception):
          def __str__(self): return 1 / 0
      raise E()
    `,
    error: { type: 'E', message: '', at: '3:1-3:10' },
  },
  {
    title: 'place of an error: other line ends of Unicode are none of Python',
    code: 'a = "\u2028\u0085"\nb = 1\n1 / 0',
    error: {
      type: 'ZeroDivisionError',
      at: '3:1-3:6',
      traceback: /line 3, in <module>\n {4}1 \/ 0\n/,
    },
  },
];
