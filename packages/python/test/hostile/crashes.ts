import { python } from '../programs/program-case.ts';
import type { HostileCase } from './hostile-case.ts';

const crashing = {
  held: 'ended',
  allowedKinds: ['python-error', 'crashed', 'out-of-memory', 'timed-out', 'finished'],
} as const;
const tooDeep = {
  held: 'ended',
  allowedKinds: ['python-error', 'crashed', 'out-of-memory'],
} as const;

export const crashes: readonly HostileCase[] = [
  {
    title: 'recurses with a limit of a million',
    code: 'import sys\nsys.setrecursionlimit(10**6)\ndef f(n): return f(n + 1) + 1\nf(0)',
    ...tooDeep,
  },
  {
    title: 'recurses through C with a limit of a million',
    code: 'import sys\nsys.setrecursionlimit(10**6)\nclass A:\n    def __repr__(self): return f"{self}"\nrepr(A())',
    ...tooDeep,
  },
  {
    title: 'shows a list nested a hundred thousand deep',
    code: 'x = []\nfor _ in range(100_000): x = [x]\nprint(x)',
    ...tooDeep,
  },
  {
    title: 'compares lists nested a hundred thousand deep',
    code: 'a, b = [], []\nfor _ in range(100_000): a, b = [a], [b]\nprint(a == b)',
    ...tooDeep,
  },
  {
    title: 'forgets a chain of a million links',
    code: 'x = None\nfor _ in range(1_000_000): x = (x,)\nx = None\nprint("gut")',
    ...crashing,
  },
  {
    title: 'nests brackets in its code',
    code: `x = ${'['.repeat(5000)}${']'.repeat(5000)}`,
    ...tooDeep,
    errorType: 'SyntaxError',
  },
  { title: 'nests signs in its code', code: `x = ${'-'.repeat(20_000)}1`, ...tooDeep },
  {
    title: 'nests operators in its code',
    code: `x = ${'(1+'.repeat(150)}1${')'.repeat(150)}\ny = ${'1+'.repeat(20_000)}1`,
    ...crashing,
  },
  {
    title: 'nests blocks in its code',
    code: Array.from({ length: 120 }, (_, depth) => `${' '.repeat(depth)}if 1:`).join('\n'),
    ...tooDeep,
  },
  { title: 'nests code that it builds', code: 'eval("-" * 100_000 + "1")', ...tooDeep },
  {
    title: 'nests a tree of code',
    code: python`
      import ast
      k = ast.Constant(1)
      for _ in range(100_000): k = ast.UnaryOp(ast.USub(), k)
      compile(ast.fix_missing_locations(ast.Expression(k)), "x", "eval")
    `,
    ...tooDeep,
  },
  { title: 'nests json', code: 'import json\njson.loads("[" * 100_000)', ...tooDeep },
  {
    title: 'nests a regular expression',
    code: 'import re\nre.compile("(" * 10_000 + ")" * 10_000)',
    ...crashing,
  },
  {
    title: 'nests a pickle',
    code: 'import pickle\nx = []\nfor _ in range(100_000): x = [x]\npickle.dumps(x)',
    ...crashing,
  },
  {
    title: 'recurses by sorting',
    code: 'def f(_): return sorted([2, 1], key=f)\nf(1)',
    ...tooDeep,
  },
  {
    title: 'recurses by importing itself',
    code: 'open("ich.py", "w").write("import importlib, sys; sys.modules.pop(\\"ich\\", 0); importlib.import_module(\\"ich\\")")\nimport ich',
    ...tooDeep,
  },
  {
    title: 'loads rubbish as code',
    code: python`
      import marshal
      for b in range(256):
          try:
              marshal.loads(bytes([b]) + b"\xff" * 40)
          except (EOFError, ValueError, TypeError, MemoryError) as e:
              pass
      print("gut")
    `,
    ...crashing,
  },
  {
    title: 'runs rubbish as code',
    code: python`
      def f(): pass
      f.__code__ = f.__code__.replace(co_code=bytes(range(256)) * 4, co_stacksize=1)
      f()
    `,
    ...crashing,
  },
  {
    title: 'makes code without a stack',
    code: python`
      import types
      c = types.CodeType(0, 0, 0, 0, 0, 0, bytes([100, 200, 83, 0]), (), (), (), "main.py", "f", "f", 1, b"", b"", (), ())
      eval(c)
    `,
    ...crashing,
  },
  {
    title: 'lies about its places',
    code: python`
      def f(): return 1 / 0
      f.__code__ = f.__code__.replace(co_linetable=b"\xff\x80" * 50, co_filename="main.py", co_firstlineno=2**30)
      f()
    `,
    held: 'refused',
    allowedKinds: ['python-error', 'crashed'],
  },
  {
    title: 'unpickles evil',
    code: 'import pickle\nprint(pickle.loads(b"cos\\nsystem\\n(S\'id\'\\ntR."))',
    ...crashing,
  },
  {
    title: 'makes the interpreter fail',
    code: 'import faulthandler\nfaulthandler._sigsegv()',
    ...crashing,
  },
  {
    title: 'makes the interpreter fail on purpose',
    code: 'import faulthandler\nfaulthandler._fatal_error_c_thread() if hasattr(faulthandler, "_fatal_error_c_thread") else faulthandler._stack_overflow()',
    ...crashing,
  },
  {
    title: 'asks for one element too many of everything',
    code: python`
      import sys
      for versuch in (lambda: [0] * sys.maxsize, lambda: "a" * sys.maxsize, lambda: bytes(sys.maxsize), lambda: range(sys.maxsize + 1)[sys.maxsize], lambda: (1,) * sys.maxsize):
          try:
              versuch()
          except (MemoryError, OverflowError, IndexError) as e:
              print(type(e).__name__)
      print("gut")
    `,
    held: 'refused',
    allowedKinds: ['finished'],
    mustPrint: /gut/,
  },
];
