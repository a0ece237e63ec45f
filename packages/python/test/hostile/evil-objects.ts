import { python } from '../programs/program-case.ts';
import type { HostileCase } from './hostile-case.ts';

/** Their own code lies in wait for whoever looks at them: the report has to get by without it. */
const reported = {
  held: 'refused',
  allowedKinds: ['python-error'],
  mustNotPrint: /ANGESEHEN/,
} as const;
/** Of an error Python itself asks its text, and what it is like. */
const asked = { held: 'refused', allowedKinds: ['python-error'] } as const;

export const evilObjects: readonly HostileCase[] = [
  {
    title: 'an object that prints when it is looked at',
    code: python`
      class Böse:
          def __repr__(self): print("ANGESEHEN"); return "x"
          __str__ = __format__ = __repr__
          def __getattribute__(self, name): print("ANGESEHEN", name)
          def __eq__(self, anderes): print("ANGESEHEN"); return True
          def __hash__(self): return 1
          def __len__(self): print("ANGESEHEN"); return 1
          def __iter__(self): print("ANGESEHEN"); return iter(())
          def __bool__(self): print("ANGESEHEN"); return True
      b = Böse()
      liste, d = [b, b], {"b": b}
      {} [0]
    `,
    ...reported,
    errorType: 'KeyError',
  },
  {
    title: 'an object that loops when it is looked at',
    code: python`
      class Böse:
          def __repr__(self):
              while True: pass
          __str__ = __len__ = __hash__ = __bool__ = __repr__
          def __eq__(self, o):
              while True: pass
          def __getattribute__(self, name):
              while True: pass
      b = Böse()
      def f(x, *y): return x + 1
      f(b, b)
    `,
    ...reported,
    errorType: 'TypeError',
  },
  {
    title: 'a class whose metaclass lies in wait',
    code: python`
      class Meta(type):
          def __getattribute__(cls, name): print("ANGESEHEN", name); raise SystemExit(0)
          def __instancecheck__(cls, x): print("ANGESEHEN"); return True
          def __repr__(cls): print("ANGESEHEN")
          def __eq__(cls, o): print("ANGESEHEN")
          __hash__ = type.__hash__
      class Böse(metaclass=Meta): pass
      b = type.__call__(Böse)
      1 / 0
    `,
    ...reported,
    errorType: 'ZeroDivisionError',
  },
  {
    title: 'an object that says it is of another class',
    code: python`
      class Böse:
          @property
          def __class__(self): print("ANGESEHEN"); return dict
      b = Böse()
      b["x"]
    `,
    ...reported,
    errorType: 'TypeError',
  },
  {
    title: 'a list, a dict and a text of own classes that lie in wait',
    code: python`
      class L(list):
          def __len__(self): print("ANGESEHEN"); return 10**9
          def __iter__(self): print("ANGESEHEN"); yield from iter(int, 1)
          __repr__ = __getitem__ = __len__
      class D(dict):
          def keys(self): print("ANGESEHEN")
          def __getitem__(self, k): raise KeyError(k)
          items = __iter__ = __len__ = keys
      class T(str):
          def __str__(self): print("ANGESEHEN"); return "x"
          __repr__ = __getitem__ = __str__
      class I(int):
          def __repr__(self): print("ANGESEHEN"); return "x"
          __index__ = bit_length = __repr__
      l, d, t, i = L([1]), D(a=1), T("a"), I(5)
      [][0]
    `,
    ...reported,
    errorType: 'IndexError',
  },
  {
    title: 'keys that lie in wait',
    code: python`
      class K:
          scharf = False
          def __hash__(self):
              if K.scharf: print("ANGESEHEN")
              return 5
          def __eq__(self, o):
              if K.scharf: print("ANGESEHEN")
              return False
          def __lt__(self, o): print("ANGESEHEN"); return True
      d, s, n = {K(): 1, K(): 2, 5: 3}, {K(), K()}, 6
      K.scharf = True
      d[n]
    `,
    ...reported,
    errorType: 'KeyError',
  },
  {
    title: 'an error whose text fails, loops by recursion or is no text',
    code: python`
      class E(Exception):
          def __str__(self): return str(self)
          __repr__ = __str__
      raise E("x")
    `,
    ...asked,
    errorType: 'E',
  },
  {
    title: 'an error whose text never ends',
    code: 'class E(Exception):\n    def __str__(self):\n        while True: pass\nraise E()',
    held: 'ended',
    allowedKinds: ['timed-out', 'python-error'],
  },
  {
    title: 'an error whose text ends the program',
    code: 'import sys, os\nclass E(Exception):\n    def __str__(self): sys.exit(0)\nraise E()',
    ...asked,
    errorType: 'E',
  },
  {
    title: 'an error whose text is of a class of its own',
    code: python`
      class T(str):
          def __getitem__(self, i): print("ANGESEHEN"); return self
          def __str__(self): return self
      class E(Exception):
          def __str__(self): return T("x" * 10_000)
      raise E()
    `,
    ...asked,
    errorType: 'E',
  },
  {
    title: 'an error that hides its traceback, cause and name',
    code: python`
      class Meta(type):
          __name__ = property(lambda cls: print("ANGESEHEN"))
          __module__ = property(lambda cls: print("ANGESEHEN"))
      class E(Exception, metaclass=Meta):
          __traceback__ = property(lambda self: print("ANGESEHEN"))
          __cause__ = property(lambda self: self)
          __context__ = property(lambda self: self)
          args = property(lambda self: print("ANGESEHEN"))
      raise E("x")
    `,
    ...asked,
  },
  {
    title: 'an error that says that it is another one',
    code: python`
      class E(Exception):
          @property
          def __class__(self): return SystemExit
          code = 0
      raise E("x")
    `,
    ...asked,
    errorType: 'E',
  },
  {
    title: 'an error of syntax with wrong places',
    code: 'raise SyntaxError("x", ("main.py", 10**9, -5, None, -7, 10**30))',
    ...asked,
    errorType: 'SyntaxError',
  },
  {
    title: 'an error of syntax with places that are no numbers',
    code: 'e = SyntaxError("x")\ne.filename, e.lineno, e.offset, e.end_lineno, e.end_offset, e.text = "main.py", "eins", [], {}, None, 5\nraise e',
    ...asked,
    errorType: 'SyntaxError',
  },
  {
    title: 'an error with a loop of causes',
    code: 'a, b = ValueError("a"), ValueError("b")\na.__cause__, b.__cause__ = b, a\nraise a',
    ...asked,
    errorType: 'ValueError',
  },
  {
    title: 'an error with a chain of ten thousand causes',
    code: python`
      e = None
      for i in range(10_000):
          neu = ValueError(i)
          neu.__cause__ = e
          e = neu
      raise e
    `,
    held: 'refused',
    allowedKinds: ['python-error', 'crashed'],
  },
  {
    title: 'a group of errors in groups of groups',
    code: python`
      e = ValueError("innen")
      for i in range(300): e = ExceptionGroup(str(i), [e, TypeError()])
      raise e
    `,
    ...asked,
    errorType: 'ExceptionGroup',
  },
  {
    title: 'a group of a hundred thousand errors',
    code: 'raise ExceptionGroup("viele", [ValueError(i) for i in range(100_000)])',
    held: 'refused',
    allowedKinds: ['python-error', 'timed-out'],
  },
  {
    title: 'an error with a traceback that bites its tail',
    code: python`
      import types, sys
      try: 1 / 0
      except ZeroDivisionError as e: t = e.__traceback__
      try: t.tb_next = t
      except ValueError: print("nein")
      spur = t
      for _ in range(50_000): spur = types.TracebackType(spur, t.tb_frame, t.tb_lasti, 10**6)
      raise ValueError("x").with_traceback(spur)
    `,
    held: 'refused',
    allowedKinds: ['python-error', 'crashed', 'out-of-memory'],
  },
  {
    title: 'an error with notes that are no notes',
    code: 'e = ValueError("x")\ne.__notes__ = [1, None, "a" * 10**6, object()]\nraise e',
    ...asked,
    errorType: 'ValueError',
  },
  {
    title: 'an error with a giant text',
    code: 'raise ValueError("ä🐍\\0" * 5_000_000)',
    ...asked,
    errorType: 'ValueError',
  },
  {
    title: 'a name error that lies about its name',
    code: python`
      class T(str):
          def __eq__(self, o): print("ANGESEHEN"); return True
          __hash__ = str.__hash__
          def __len__(self): return 10**9
      raise NameError("x", name=T("pirnt"))
    `,
    ...asked,
    errorType: 'NameError',
  },
  {
    title: 'an attribute error whose object lies in wait',
    code: python`
      class Böse:
          def __dir__(self): print("ANGESEHEN"); return ["a" * 10**6] * 1000
      raise AttributeError("x", name="abc", obj=Böse())
    `,
    held: 'refused',
    allowedKinds: ['python-error', 'timed-out'],
  },
  {
    title: 'ten thousand names in a frame',
    code: 'for i in range(10_000): globals()[f"name{i}"] = "x" * 1000\n1 / 0',
    ...reported,
    errorType: 'ZeroDivisionError',
  },
  {
    title: 'names that are no names',
    code: 'g = globals()\ng[5] = 1\ng[None] = 2\ng["a b"] = 3\ng["\\ud800"] = "\\ud800"\n1 / 0',
    ...reported,
    errorType: 'ZeroDivisionError',
  },
  {
    title: 'a line of code of a hundred thousand characters',
    code: `x = "${'ä'.repeat(40_000)}"; 1 / 0`,
    ...reported,
    errorType: 'ZeroDivisionError',
  },
  {
    title: 'code without places',
    code: 'exec(compile("1 / 0", "main.py", "exec").replace(co_linetable=b"", co_firstlineno=0))',
    held: 'refused',
    allowedKinds: ['python-error', 'crashed'],
  },
];
