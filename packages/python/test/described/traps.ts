import { python } from '../programs/program-case.ts';
import type { DescribedCase } from './described-case.ts';

/** Where Python looks something up, a program may have put what calls it back. */
export const traps: readonly DescribedCase[] = [
  {
    title: 'names that are texts of an own class',
    code: python`
      class T(str):
          __getitem__ = __len__ = __format__ = __str__ = __repr__ = __eq__ = spy
          __hash__ = str.__hash__
      class A: pass
      def f(): pass
      A.__name__ = f.__name__ = T("Tarnung")
      x = [A(), A, f]
    `,
    text: '[<Tarnung>, <class Tarnung>, <function Tarnung>]',
  },
  {
    title: 'an object that keeps its attributes in a dict of an own class',
    code: python`
      class D(dict):
          __len__ = __iter__ = __getitem__ = items = keys = values = get = __contains__ = spy
      class A: pass
      x = A()
      x.__dict__ = D(a=1)
    `,
    text: '<A>',
    parts: { a: '1' },
  },
  ...(
    [
      ['a class', 'x = type("A", (), {k("__module__"): 1, k("__dict__"): 2})()', '<A>'],
      ['an object', 'class A: pass\nx = A()\nx.__dict__[k("_name_")] = 1', '<A>'],
      ['the program', 'globals()[k("versteckt")] = 1\nx = 5  # versteckt', '5'],
      [
        'a function',
        'import sys\ndef f():\n    sys._getframe().f_locals[k("n")] = 1\n    T.scharf = True\n    n = 1\n    T.scharf = False\nf()\nx = 5',
        '5',
      ],
    ] as const
  ).map(([where, code, text]) => ({
    title: `keys that lie in wait in ${where}`,
    code: `${python`
      class T(str):
          scharf = False
          def __eq__(self, other): return T.scharf and spy()
          def __hash__(self): return hash(str.__str__(self))
      k = lambda name: T(name)
    `}\n${code}\nT.scharf = True`,
    text,
  })),
  {
    title: 'an enum whose member has a name of an own class, and one with none',
    code: python`
      import enum
      class T(str): __getitem__ = __len__ = __format__ = __str__ = spy
      class F(enum.Enum):
          A = 1
          B = 2
      F.A._name_, F.B._name_ = T("Tarnung"), 5
      x = [F.A, F.B]
    `,
    text: '[<F.Tarnung>, <F>]',
  },
  {
    title: 'a function whose standard values are of own classes',
    code: python`
      class D(dict): __iter__ = __len__ = __getitem__ = __contains__ = items = __bool__ = get = spy
      class T(tuple): __iter__ = __len__ = __getitem__ = __bool__ = spy
      def f(a=1, *, b=2): pass
      f.__defaults__, f.__kwdefaults__ = T((5,)), D(b=6)
      x = [f]
    `,
    text: '[<function f>]',
  },
  {
    title: 'keys of a dict and parts of a set that lie in wait',
    code: python`
      class K:
          scharf = False
          def __hash__(self): return spy() if K.scharf else 5
          def __eq__(self, other): return K.scharf and spy()
          __lt__ = __repr__ = spy
      x = [{K(): 1, 5: 2}, {K()}]
      K.scharf = True
    `,
    text: /^\[\{<K>: 1, 5: 2\}, \{<K>\}\]$/,
  },
  {
    title: 'a program that takes the place of the builtins',
    code: python`
      import builtins
      for name in "len type repr issubclass isinstance any all min max dict zip list next id".split():
          setattr(builtins, name, spy)
      x = [1, "a"]
      y = 2
    `,
    text: "[1, 'a']",
  },
  {
    title: 'a program that takes the place of what we are written with',
    code: python`
      import collections, enum, itertools, json.encoder, operator, reprlib, types
      for part in (reprlib.Repr, json.encoder.JSONEncoder):
          for name in list(vars(part)):
              if not name.startswith("__"): setattr(part, name, spy)
      json.dumps = itertools.islice = types.FunctionType = collections.deque = operator.is_ = spy
      enum.EnumType = itertools.repeat = types.CodeType = json.encoder.c_make_encoder = spy
      x = [1, "a"]
      y = 2
    `,
    text: "[1, 'a']",
  },
];
