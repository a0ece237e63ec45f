import { type ProgramCase, python } from './program-case.ts';

export const functions: readonly ProgramCase[] = [
  {
    title: 'parameters of every kind',
    code: python`
      def f(a, b=2, *rest, nur=0, **mehr):
          return a, b, rest, nur, mehr
      print(f(1), f(1, 3, 4, 5), f(b=1, a=2), f(1, nur=9, x=7), f(*[1, 2, 3], **{"y": 1}))
    `,
    output:
      "(1, 2, (), 0, {}) (1, 3, (4, 5), 0, {}) (2, 1, (), 0, {}) (1, 2, (), 9, {'x': 7}) (1, 2, (3,), 0, {'y': 1})\n",
  },
  {
    title: 'positions only and names only',
    code: python`
      def f(a, /, b, *, c):
          return a + b + c
      print(f(1, 2, c=3))
      f(a=1, b=2, c=3)
    `,
    output: '6\n',
    error: {
      type: 'TypeError',
      message: "f() got some positional-only arguments passed as keyword arguments: 'a'",
      at: '4:1-4:17',
      values: { f: { type: 'function', parameters: '(a, /, b, *, c)' } },
    },
  },
  {
    title: 'a function without return gives None',
    code: python`
      def nichts():
          print("drin")
      print(nichts())
    `,
    output: 'drin\nNone\n',
  },
  {
    title: 'several values come back at once',
    code: python`
      def teile(a, b):
          return a // b, a % b
      ganz, rest = teile(17, 5)
      print(ganz, rest)
    `,
    output: '3 2\n',
  },
  {
    title: 'a default list remembers',
    code: python`
      def merke(x, liste=[]):
          liste.append(x)
          return liste
      merke(1)
      print(merke(2), merke(3, []), merke.__defaults__)
    `,
    output: '[1, 2] [3] ([1, 2],)\n',
  },
  {
    title: 'inner, outer and global names',
    code: python`
      x = "global"
      def außen():
          x = "außen"
          def innen():
              nonlocal x
              x = "innen"
          def weltweit():
              global x
              x = "geändert"
          innen()
          weltweit()
          return x
      print(außen(), x)
    `,
    output: 'innen geändert\n',
  },
  {
    title: 'a counter with a closure',
    code: python`
      def zähler():
          n = 0
          def weiter():
              nonlocal n
              n += 1
              return n
          return weiter
      a, b = zähler(), zähler()
      print(a(), a(), b(), a.__closure__[0].cell_contents)
    `,
    output: '1 2 1 2\n',
  },
  {
    title: 'closures of a loop share its variable',
    code: 'print([f() for f in [lambda: i for i in range(3)]], [f() for f in [lambda i=i: i for i in range(3)]])',
    output: '[2, 2, 2] [0, 1, 2]\n',
  },
  {
    title: 'functions are values',
    code: python`
      rechnen = {"+": lambda a, b: a + b, "-": lambda a, b: a - b}
      def zweimal(f, x):
          return f(f(x))
      print(rechnen["+"](2, 3), rechnen["-"](2, 3), zweimal(lambda x: x * x, 3), (lambda *a, k=1: (a, k))(1, 2))
    `,
    output: '5 -1 81 ((1, 2), 1)\n',
  },
  {
    title: 'a decorator wraps and keeps the name',
    code: python`
      import functools
      def laut(mal):
          def um(f):
              @functools.wraps(f)
              def innen(*args):
                  print("vor", f.__name__)
                  return f(*args) * mal
              return innen
          return um

      @laut(2)
      def gruß(name):
          "grüßt"
          return f"Hallo {name}! "
      print(gruß("Byte"), gruß.__name__, gruß.__doc__)
    `,
    output: 'vor gruß\nHallo Byte! Hallo Byte!  gruß grüßt\n',
  },
  {
    title: 'decorators apply from the inside out',
    code: python`
      def fett(f): return lambda: f"<b>{f()}</b>"
      def kursiv(f): return lambda: f"<i>{f()}</i>"
      @fett
      @kursiv
      def text(): return "x"
      print(text())
    `,
    output: '<b><i>x</i></b>\n',
  },
  {
    title: 'annotations are not checked',
    code: python`
      def f(a: int, b: "Unbekannt" = 2) -> str:
          return a
      x: int = "Text"
      print(f("geht"), x, f.__annotations__["a"])
    `,
    output: "geht Text <class 'int'>\n",
  },
  {
    title: 'annotations may name what comes later',
    code: python`
      def f(a: Später) -> list[Später]: ...
      class Später: pass
      print(f.__annotations__["return"])
    `,
    output: 'list[__main__.Später]\n',
  },
  {
    title: 'generic functions and type names',
    code: python`
      type Zahl = int | float
      def erstes[T](liste: list[T]) -> T:
          return liste[0]
      print(erstes([3]), Zahl, Zahl.__value__, erstes.__type_params__)
    `,
    output: '3 Zahl int | float (T,)\n',
  },
  {
    title: 'a recursion counts, adds and halves',
    code: python`
      def fakultät(n): return 1 if n < 2 else n * fakultät(n - 1)
      def quersumme(n): return n if n < 10 else n % 10 + quersumme(n // 10)
      def suche(liste, x, von=0):
          if not liste: return -1
          m = len(liste) // 2
          if liste[m] == x: return von + m
          return suche(liste[:m], x, von) if x < liste[m] else suche(liste[m + 1:], x, von + m + 1)
      print(fakultät(20), quersumme(98765), suche([1, 3, 5, 7, 9], 7), suche([1, 3], 2))
    `,
    output: '2432902008176640000 35 3 -1\n',
  },
  {
    title: 'the towers of Hanoi',
    code: python`
      def hanoi(n, von, über, nach):
          if n == 0: return 0
          züge = hanoi(n - 1, von, nach, über)
          if n == 3: print(von, "→", nach)
          return züge + 1 + hanoi(n - 1, über, von, nach)
      print(hanoi(3, "A", "B", "C"), hanoi(10, "A", "B", "C") if False else 2**10 - 1)
    `,
    output: 'A → C\n7 1023\n',
  },
  {
    title: 'permutations and the flood fill of a map',
    code: python`
      def permutationen(s):
          return [s] if len(s) < 2 else [s[i] + p for i in range(len(s)) for p in permutationen(s[:i] + s[i + 1:])]
      print(permutationen("abc"))
      karte = ["..#", ".#.", "..."]
      besucht = set()
      def fülle(x, y):
          if not (0 <= x < 3 and 0 <= y < 3) or karte[y][x] == "#" or (x, y) in besucht: return
          besucht.add((x, y))
          for dx, dy in (1, 0), (-1, 0), (0, 1), (0, -1): fülle(x + dx, y + dy)
      fülle(0, 0)
      print(len(besucht))
    `,
    output: "['abc', 'acb', 'bac', 'bca', 'cab', 'cba']\n7\n",
  },
  {
    title: 'a recursion remembers its results',
    code: python`
      from functools import cache
      @cache
      def fib(n): return n if n < 2 else fib(n - 1) + fib(n - 2)
      print(fib(90), fib.cache_info().misses)
    `,
    output: '2880067194370816120 91\n',
  },
  {
    title: 'two functions call each other',
    code: python`
      def gerade(n): return n == 0 or ungerade(n - 1)
      def ungerade(n): return n != 0 and gerade(n - 1)
      print(gerade(100), ungerade(7), gerade(3))
    `,
    output: 'True True False\n',
  },
  {
    title: 'a recursion of 900 calls works',
    code: 'def tief(n): return 0 if n == 0 else 1 + tief(n - 1)\nprint(tief(900))',
    output: '900\n',
  },
  {
    title: 'functions know themselves',
    code: python`
      import inspect
      def f(a, b=1, *c, d, **e): "Erklärung"
      print(f.__name__, f.__doc__, inspect.signature(f), f.__code__.co_varnames, callable(f), callable(3))
    `,
    output: "f Erklärung (a, b=1, *c, d, **e) ('a', 'b', 'd', 'c', 'e') True False\n",
  },
];
