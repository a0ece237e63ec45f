import { python } from '../programs/program-case.ts';
import type { DescribedCase } from './described-case.ts';

/** Objects of the learner's own classes: told is what they hold, nothing that they say. */
export const ownClasses: readonly DescribedCase[] = [
  {
    title: 'an object whose every method is heard',
    code: python`
      class A:
          __repr__ = __str__ = __format__ = __len__ = __eq__ = __hash__ = __bool__ = __iter__ = spy
          __getattr__ = __getattribute__ = __dir__ = __contains__ = __getitem__ = __index__ = spy
      x = A()
    `,
    text: '<A>',
  },
  {
    title: 'an object that says what it prints, and counts how often',
    code: python`
      class A:
          n = 0
          def __str__(self):
              A.n += 1
              return f"A{A.n}"
          __repr__ = __str__
      x = A()
      print(x)
      print(x)
    `,
    text: '<A>',
    output: 'A1\nA2\n',
  },
  {
    title: 'properties that are heard',
    code: python`
      class A:
          wert = property(spy)
          __class__ = __dict__ = __doc__ = property(spy)
      x = [A()]
    `,
    text: '[<A>]',
  },
  {
    title: 'an object with attributes',
    code: 'class A:\n    def __init__(self): self.a, self.freund = 1, self\nx = A()',
    text: '<A>',
    parts: { a: '1', freund: '<A>' },
  },
  {
    title: 'an object with places for its attributes, one of them empty',
    code: python`
      class A:
          __slots__ = ("a", "b", "leer")
          def __init__(self): self.a, self.b = 1, 2
      class B(A): pass
      x = B()
      x.c = 3
    `,
    text: '<B>',
    parts: { a: '1', b: '2', c: '3' },
  },
  {
    title: 'a trap in the place of an attribute',
    code: python`
      class Falle: __get__ = __set__ = spy
      class A: __slots__ = ("a", "b")
      x = A()
      x.a = x.b = 1
      A.a, A.__slots__ = Falle(), spy
    `,
    text: '<A>',
    parts: { b: '1' },
  },
  {
    title: 'an object that was made from its fields',
    code: python`
      import dataclasses
      @dataclasses.dataclass(slots=True, frozen=True)
      class P:
          a: int
          b: str = "x"
      x = P(1)
    `,
    text: '<P>',
    parts: { a: '1', b: "'x'" },
  },
  {
    title: 'a pair with names',
    code: 'import collections\nP = collections.namedtuple("P", "x y")\nx = P(1, 2)',
    text: '<P (1, 2)>',
  },
  ...(
    [
      ['list', '[1, 2]', '<A [1, 2]>'],
      ['tuple', '(1, 2)', '<A (1, 2)>'],
      ['dict', '{"a": 1}', "<A {'a': 1}>"],
      ['set', '{1}', '<A {1}>'],
      ['frozenset', '{1}', '<A frozenset({1})>'],
      ['str', '"abc"', "<A 'abc'>"],
      ['bytes', 'b"abc"', "<A b'abc'>"],
      ['int', '7', '<A 7>'],
      ['float', '1.5', '<A 1.5>'],
    ] as const
  ).map(([base, value, text]) => ({
    title: `a ${base} of an own class`,
    code: python`
      class A(BASE):
          __len__ = __iter__ = __getitem__ = __repr__ = __str__ = __bool__ = __format__ = spy
          items = keys = values = get = copy = encode = bit_length = __index__ = __int__ = spy
          __float__ = __eq__ = __contains__ = __hash__ = __reversed__ = __add__ = spy
      x = A(VALUE)
    `
      .replace('BASE', base)
      .replace('VALUE', value),
    text,
  })),
  {
    title: 'an error of an own class',
    code: 'class E(Exception):\n    __str__ = __repr__ = spy\n    args = property(spy)\nx = E("a")',
    text: "E('a')",
  },
  {
    title: 'a class with a class of its own',
    code: python`
      class Meta(type):
          __name__ = __dict__ = __mro__ = __bases__ = property(spy)
          __instancecheck__ = __subclasscheck__ = __repr__ = __eq__ = __hash__ = spy
          __getattribute__ = __len__ = __iter__ = __bool__ = spy
      A = type.__new__(Meta, "A", (), {})
      x = [object.__new__(A), A]
    `,
    text: '[<A>, <class A>]',
  },
  {
    title: 'a class that decides itself what it comes from',
    code: python`
      class Meta(type):
          def mro(cls): return [cls, object]
      class A(metaclass=Meta): pass
      x = A()
      x.a = 1
    `,
    text: '<A>',
    parts: { a: '1' },
  },
  {
    title: 'an object behind a weak reference',
    code: python`
      import weakref
      class A: __repr__ = __getattr__ = __bool__ = spy
      a = A()
      x = weakref.proxy(a)
    `,
    text: '<ProxyType>',
  },
  {
    title: 'an object that says goodbye',
    code: 'class A:\n    def __del__(self): print("weg")\nx = A()\ny = 1\nx = None',
    text: 'None',
    output: 'weg\n',
  },
];
