import { type ProgramCase, python } from './program-case.ts';

const lines = (count: number) => 'x\n'.repeat(count);

export const limits: readonly ProgramCase[] = [
  {
    title: 'exactly 10,000 lines',
    code: 'for i in range(10_000): print("x")',
    output: lines(10_000),
  },
  {
    title: 'one line more than 10,000',
    code: 'for i in range(10_001): print("x")',
    kind: 'output-limit',
    output: lines(10_000),
  },
  {
    title: 'exactly 10,000 lines at once',
    code: 'print("x\\n" * 9_999 + "x")',
    output: lines(10_000),
  },
  {
    title: 'exactly 250,000 characters',
    code: 'print("ä" * 249_999)',
    output: `${'ä'.repeat(249_999)}\n`,
  },
  {
    title: 'one character more than 250,000',
    code: 'print("ä" * 250_001, end="")',
    kind: 'output-limit',
    output: 'ä'.repeat(250_000),
  },
  {
    title: 'endless output is cut off',
    code: 'while True: print("x")',
    kind: 'output-limit',
    output: lines(10_000),
  },
  {
    title: 'endless output without a newline is cut off',
    code: 'while True: print("abcde", end="")',
    kind: 'output-limit',
    output: 'abcde'.repeat(50_000),
  },
  {
    title: 'endless output on standard error is cut off',
    code: 'import sys\nwhile True: print("x", file=sys.stderr)',
    kind: 'output-limit',
    output: lines(10_000),
  },
  {
    title: 'endless output ends also where errors are swallowed',
    code: python`
      while True:
          try:
              print("x")
          except Exception:
              pass
    `,
    kind: 'output-limit',
    output: lines(10_000),
  },
  {
    title: 'a program after too much output prints as ever',
    before: 'while True: print("x")',
    code: 'print("da")',
    output: 'da\n',
  },
  {
    title: 'a runaway recursion',
    code: python`
      def f(n):
          return f(n + 1)
      f(0)
    `,
    error: {
      type: 'RecursionError',
      message: 'maximum recursion depth exceeded',
      at: '2:12-2:20',
      source: 'f(n + 1)',
      values: { f: { type: 'function', parameters: '(n)' } },
      traceback: /\[Previous line repeated \d+ more times\]/,
    },
  },
  {
    title: 'a runaway recursion is caught',
    code: python`
      def f(n): return f(n + 1)
      try:
          f(0)
      except RecursionError as e:
          print("zu tief:", e)
    `,
    output: 'zu tief: maximum recursion depth exceeded\n',
  },
  {
    title: 'a property that asks itself',
    code: python`
      class A:
          @property
          def x(self): return self.x
      A().x
    `,
    error: { type: 'RecursionError', at: '3:25-3:31', source: 'self.x' },
  },
  {
    title: 'a repr that asks itself',
    code: python`
      class A:
          def __repr__(self): return f"<{self}>"
      print(A())
    `,
    error: { type: 'RecursionError', source: '{self}' },
  },
  {
    title: 'methods and functions that call themselves by way of Python',
    code: python`
      import functools
      class A:
          def __eq__(self, anderes): return self == anderes
          def __getattr__(self, name): return getattr(self, name + "x")
          def __setattr__(self, name, wert): setattr(self, name, wert)
          def __add__(self, anderes): return self + anderes
          def __len__(self): return len(self)
      @functools.cache
      def fib(n): return fib(n - 1) + fib(n - 2)
      def sortiere(x): return sorted([2, 1], key=sortiere)
      def wandle(x): return list(map(wandle, [x]))
      a = A()
      wege = (lambda: a == 1), (lambda: a.x), (lambda: setattr(a, "x", 1)), (lambda: a + 1), (lambda: len(a)), (lambda: fib(3)), (lambda: sortiere(1)), (lambda: wandle(1))
      for weg in wege:
          try:
              weg()
          except RecursionError:
              print("zu tief", end=" ")
    `,
    output: 'zu tief '.repeat(8),
  },
  {
    title: 'a recursion that remembers its results is 300 calls deep',
    code: 'from functools import cache\n@cache\ndef fib(n): return n if n < 2 else fib(n - 1) + fib(n - 2)\nprint(fib(300) % 1_000_000)',
    output: '979600\n',
  },
  {
    title: 'a list that does not fit into the memory',
    code: python`
      print("a")
      x = [0] * 500_000_000
      print("b")
    `,
    kind: 'out-of-memory',
    output: 'a\n',
    error: { type: 'MemoryError', message: '', at: '2:5-2:22', source: '[0] * 500_000_000' },
  },
  {
    title: 'a text that does not fit into the memory',
    code: 'x = "ab" * 10**9',
    kind: 'out-of-memory',
    error: { type: 'MemoryError', at: '1:5-1:17' },
  },
  {
    title: 'a program catches that the memory is full',
    code: python`
      try:
          x = bytearray(2_000_000_000)
      except MemoryError:
          print("voll")
    `,
    output: 'voll\n',
  },
  {
    title: 'a program after a full memory runs as ever',
    before: 'x = []\nwhile True: x.append("a" * 10_000_000)',
    code: 'print(len("b" * 1_000_000))',
    output: '1000000\n',
  },
  {
    title: 'the longest error message is shortened',
    code: 'raise ValueError("x" * 100_000)',
    error: { type: 'ValueError', message: /^x{2000}$/, traceback: /^.{1,20100}$/s },
  },
  {
    title: 'the largest values are shortened',
    code: python`
      text = "x" * 100_000
      liste = list(range(100_000))
      zahl = 2 ** 100_000
      text + liste
    `,
    error: {
      type: 'TypeError',
      message: 'can only concatenate str (not "list") to str',
      at: '4:1-4:13',
      values: {
        text: { type: 'str', length: 100_000 },
        liste: { type: 'list', length: 100_000, repr: '[0, 1, 2, 3, 4, 5, 6, 7, ...]' },
      },
    },
  },
  {
    title: 'brackets nested too deeply',
    code: `x = ${'('.repeat(300)}1${')'.repeat(300)}`,
    error: { type: 'SyntaxError', message: 'too many nested parentheses' },
  },
  {
    title: 'a regular expression of a thousand letters',
    code: 'import re\nprint(len(re.findall("a" * 1000, "a" * 5000)))',
    output: '5\n',
  },
  {
    title: 'what is too much for the parser is an error of the program',
    code: 'Wort '.repeat(2_000),
    error: { type: 'MemoryError', message: /Parser stack overflowed/, at: null },
    needs: 'suspending',
  },
];
