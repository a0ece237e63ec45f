import { type ProgramCase, printed, python } from './program-case.ts';

export const basics: readonly ProgramCase[] = [
  { title: 'an empty program ends well', code: '' },
  { title: 'comments and blank lines do nothing', code: '# nur ein Kommentar\n\n   \n' },
  { title: 'a text is printed', code: 'print("Hallo, Welt!")', output: 'Hallo, Welt!\n' },
  { title: 'lines may end as on Windows', code: 'x = 1\r\nprint(x)\r\n', output: '1\n' },
  {
    title: 'a bare expression prints nothing',
    code: python`
      5 + 5
      "nichts"
      print("da")
    `,
    output: 'da\n',
  },
  {
    title: 'variables change and swap',
    code: python`
      a = 1
      b = a + 1
      a, b = b, a
      a += 10
      print(a, b)
    `,
    output: '12 1\n',
  },
  {
    title: 'many names get one value, and a star takes the rest',
    code: python`
      a = b = []
      b.append(1)
      erster, *mitte, letzter = range(5)
      print(a, erster, mitte, letzter)
    `,
    output: '[1] 0 [1, 2, 3] 4\n',
  },
  {
    title: 'if, elif and else take one way',
    code: python`
      for punkte in 95, 60, 10:
          if punkte > 90:
              print("super")
          elif punkte > 50:
              print("gut")
          else:
              print("weiter üben")
    `,
    output: printed`
      super
      gut
      weiter üben
    `,
  },
  {
    title: 'a for loop counts, also down',
    code: python`
      for i in range(3):
          print(i, end=" ")
      for i in range(10, 0, -4):
          print(i, end=" ")
      print(i)
    `,
    output: '0 1 2 10 6 2 2\n',
  },
  {
    title: 'while, break, continue and the else of a loop',
    code: python`
      n = 0
      while True:
          n += 1
          if n % 2 == 0:
              continue
          if n > 5:
              break
          print(n, end=",")
      for teiler in range(2, 7):
          if 7 % teiler == 0:
              break
      else:
          print("7 ist eine Primzahl")
    `,
    output: '1,3,5,7 ist eine Primzahl\n',
  },
  {
    title: 'comparisons chain, and and/or give one of their sides',
    code: python`
      x = 5
      print(1 < x <= 5, 1 < x > 9, not x)
      print(0 or "leer", "" and "nie", None or 0)
      print(x == 5.0, x is not None, 3 in [1, 2], "a" not in "bc")
    `,
    output: printed`
      True False False
      leer  0
      True True False True
    `,
  },
  {
    title: 'what counts as true',
    code: 'print([bool(x) for x in (0, 1, "", " ", [], [0], None, {}, 0.0, range(0))])',
    output: '[False, True, False, True, False, True, False, False, False, False]\n',
  },
  {
    title: 'a name is assigned within an expression',
    code: python`
      if (n := len("Garage")) > 5:
          print(f"{n} Buchstaben")
    `,
    output: '6 Buchstaben\n',
  },
  {
    title: 'types have names',
    code: python`
      for wert in 1, 1.5, 1j, "a", b"a", True, None, [], (), {}, {1}, range(1), len, print, int:
          print(type(wert).__name__, end=" ")
      print(type(3), isinstance(True, int))
    `,
    output:
      'int float complex str bytes bool NoneType list tuple dict set range ' +
      "builtin_function_or_method builtin_function_or_method type <class 'int'> True\n",
  },
  {
    title: 'names may have umlauts',
    code: python`
      größe = 3
      naïve_Übung = größe * 2
      def zähle_auf(π): return π + 1
      print(zähle_auf(naïve_Übung))
    `,
    output: '7\n',
  },
  {
    title: 'several statements share a line, and a long one takes many',
    code: python`
      a = 1; b = 2; print(a + b)
      summe = (a
               + b
               + 3)
      lang = 1 + \
          1
      print(summe, lang)
    `,
    output: '3\n6 2\n',
  },
  {
    title: 'tabs may indent',
    code: 'if True:\n\tprint("a")\n\tif True:\n\t\tprint("b")\n',
    output: 'a\nb\n',
  },
  {
    title: 'FizzBuzz',
    code: python`
      for n in range(1, 16):
          print("Fizz" * (n % 3 == 0) + "Buzz" * (n % 5 == 0) or n, end=" ")
    `,
    output: '1 2 Fizz 4 Buzz Fizz 7 8 Fizz Buzz 11 Fizz 13 14 FizzBuzz ',
  },
  {
    title: 'a program knows that it is the main one',
    code: python`
      if __name__ == "__main__":
          print(__name__, __file__, __doc__)
    `,
    output: '__main__ main.py None\n',
  },
  {
    title: 'a text at the start documents the program',
    code: '"""Mein Spiel"""\nprint(__doc__)',
    output: 'Mein Spiel\n',
  },
  {
    title: 'nothing of the harness stands among the names of a program',
    code: python`
      print([name for name in dir() if not name.startswith("__")])
      x = 1
      print([name for name in globals() if not name.startswith("__")])
      print(sorted(vars()) == sorted(globals()) == sorted(locals()))
    `,
    output: printed`
      []
      ['x']
      True
    `,
  },
  {
    title: 'what Python brings is the module builtins',
    code: python`
      import builtins
      print(__builtins__ is builtins, [n for n in dir(builtins) if n.startswith("___")])
    `,
    output: 'True []\n',
  },
  {
    title: 'the program finds itself as a module',
    code: python`
      import sys, __main__
      x = 5
      print(__main__.x, sys.modules["__main__"] is __main__, sys.argv)
    `,
    output: "5 True ['main.py']\n",
  },
  {
    title: 'functions find their source',
    code: python`
      import inspect
      def gruß():
          return "hi"
      print(inspect.getsource(gruß))
    `,
    output: 'def gruß():\n    return "hi"\n\n',
  },
  {
    title: 'code is built and run by the program itself',
    code: python`
      print(eval("2 + 3 * 4"))
      exec("y = 7")
      print(y, eval("y + z", {"y": 1, "z": 1}))
    `,
    output: '14\n7 2\n',
  },
  {
    title: 'something may be left to do, asserted or deleted',
    code: python`
      def später(): ...
      class Leer: pass
      assert später() is None, "nie"
      x = 1
      del x
      print("x" in globals())
    `,
    output: 'False\n',
  },
];
