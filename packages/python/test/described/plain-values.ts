import { python } from '../programs/program-case.ts';
import type { DescribedCase } from './described-case.ts';

/** Values of Python's own classes, among them huge, deep and living ones. */
export const plainValues: readonly DescribedCase[] = [
  {
    title: 'numbers that are none',
    code: 'x = [float("nan"), float("inf"), -0.0, complex(1, 2)]',
    text: '[nan, inf, -0.0, (1+2j)]',
  },
  { title: 'a giant number', code: 'x = 10 ** 20_000', text: '<int mit mehr als 20000 Stellen>' },
  {
    title: 'giant numbers as key and value',
    code: 'x = {-10 ** 5_000: 10 ** 5_000}',
    text: '{<int mit mehr als 5000 Stellen>: <int mit mehr als 5000 Stellen>}',
  },
  {
    title: 'a long number',
    code: 'x = 10 ** 99',
    text: `1${'0'.repeat(27)}...${'0'.repeat(29)}`,
  },
  {
    title: 'a range longer than a list can be',
    code: 'x = range(10 ** 10)',
    text: 'range(0, 10000000000)',
  },
  {
    title: 'a range of giant numbers',
    code: 'x = range(0, 10 ** 5_000, 2)',
    text: 'range(0, <int mit mehr als 5000 Stellen>, 2)',
  },
  {
    title: 'a giant text',
    code: 'x = "ä" * 5_000_000',
    text: `'${'ä'.repeat(27)}...${'ä'.repeat(28)}' (5000000 Zeichen)`,
    repr: `'${'ä'.repeat(27)}...${'ä'.repeat(28)}'`,
  },
  {
    title: 'half an emoji and a zero',
    code: String.raw`x = "\ud83d\0"`,
    text: String.raw`'\ud83d\x00'`,
  },
  {
    title: 'giant bytes',
    code: 'x = b"a" * 5_000_000',
    text: `b'${'a'.repeat(26)}...${'a'.repeat(28)}'`,
  },
  {
    title: 'a giant list',
    code: 'x = [0] * 2_000_000',
    text: /^\[(?:0, ){12}\.\.\.\] \(2000000 Stück\)$/,
    repr: /^\[(?:0, ){8}\.\.\.\]$/,
  },
  {
    title: 'empty containers',
    code: 'x = [(), set(), frozenset(), {}, ""]',
    text: "[(), set(), frozenset(), {}, '']",
  },
  { title: 'a pair of one', code: 'x = (1,)', text: '(1,)' },
  {
    title: 'a list within itself',
    code: 'x = []\nx.append(x)',
    text: '[[[...]]]',
    repr: '[[[[...]]]]',
  },
  {
    title: 'a dict within itself',
    code: 'x = {}\nx["x"] = x',
    text: "{'x': {'x': {...}}}",
    repr: "{'x': {'x': {'x': {...}}}}",
  },
  {
    title: 'a list in a list, 900 times',
    code: 'x = []\nfor i in range(900): x = [x]',
    text: '[[[...]]]',
    repr: '[[[[...]]]]',
  },
  {
    title: 'lists in lists, six million',
    code: 'x = [[[[0] * 50] * 50] * 50] * 50',
    text: /^.{199}… \(50 Stück\)$/,
    repr: /^.{200}$/,
  },
  {
    title: 'a generator stays as it is',
    code: 'def g():\n    yield 1\nx = g()\ny = 2\nprint(next(x))\nx.close()',
    text: '<generator>',
    output: '1\n',
  },
  {
    title: 'iterators stay as they are',
    code: 'x = [iter("ab"), map(spy, [1]), zip("ab"), (n for n in "ab")]\nprint(list(x[0]))',
    text: /^\[<\w+_iterator>, <map>, <zip>, <generator>\]$/,
    output: "['a', 'b']\n",
  },
  {
    title: 'an open file stays where it is',
    code: 'open("a.txt", "w").write("abc")\nx = open("a.txt")\nprint(x.read())',
    text: '<TextIOWrapper>',
    output: 'abc\n',
  },
  {
    title: 'modules, functions and classes in a list',
    code: 'import math\ndef f(a): pass\nclass A: pass\nx = [math, f, len, A, A().__init__, lambda: 1]',
    text: '[<module>, <function f>, <function len>, <class A>, <method-wrapper>, <function <lambda>>]',
  },
  { title: 'an error', code: 'x = ValueError("weg", [1])', text: "ValueError('weg', [1])" },
  {
    title: 'containers of the collections',
    code: python`
      from collections import *
      x = [Counter("aab"), OrderedDict(a=1), defaultdict(spy, a=1), deque([1])]
    `,
    text: "[Counter({'a': 2, 'b': 1}), OrderedDict({'a': 1}), defaultdict({'a': 1}), deque([1])]",
    repr: "[<Counter {'a': 2, 'b': 1}>, <OrderedDict {'a': 1}>, <defaultdict {'a': 1}>, <deque>]",
  },
  {
    title: 'members of enums and flags',
    code: python`
      import enum
      class F(enum.Flag):
          A = 1
          B = 2
      class Z(enum.IntEnum):
          EINS = 1
          __repr__ = __str__ = __format__ = spy
      x = [F.A | F.B, F(0), Z.EINS]
    `,
    text: '[<F.A|B>, <F>, <Z.EINS>]',
  },
];
