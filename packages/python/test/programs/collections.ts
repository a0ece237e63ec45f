import { type ProgramCase, printed, python } from './program-case.ts';

export const collections: readonly ProgramCase[] = [
  {
    title: 'a list grows, shrinks and changes',
    code: python`
      liste = [3, 1]
      liste.append(2)
      liste.insert(0, 9)
      liste.extend([5, 5])
      liste.remove(5)
      print(liste, liste.pop(), liste.pop(0), liste, len(liste))
      liste[1] = "x"
      del liste[0]
      liste += ["y"]
      print(liste, liste.index("y"), liste.count("x"))
      liste.clear()
      print(liste)
    `,
    output: printed`
      [3, 1, 2] 5 9 [3, 1, 2] 3
      ['x', 2, 'y'] 2 1
      []
    `,
  },
  {
    title: 'slices read and write',
    code: python`
      z = list(range(10))
      print(z[2:5], z[:3], z[-3:], z[::3], z[::-2], z[5:2], z[100:])
      z[2:5] = ["a"]
      z[::4] = [0, 0]
      del z[-2:]
      print(z)
    `,
    output: printed`
      [2, 3, 4] [0, 1, 2] [7, 8, 9] [0, 3, 6, 9] [9, 7, 5, 3, 1] [] []
      [0, 1, 'a', 5, 0, 7]
    `,
  },
  {
    title: 'sorting, in place and as a copy, by any rule',
    code: python`
      namen = ["Pixel", "byte", "Ada", "Grace"]
      print(sorted(namen), sorted(namen, key=len, reverse=True))
      namen.sort(key=str.lower)
      print(namen, list(reversed([1, 2])))
      print(namen.sort(), namen[::-1])
    `,
    output: printed`
      ['Ada', 'Grace', 'Pixel', 'byte'] ['Pixel', 'Grace', 'byte', 'Ada']
      ['Ada', 'byte', 'Grace', 'Pixel'] [2, 1]
      None ['byte', 'Pixel', 'Grace', 'Ada']
    `,
  },
  {
    title: 'two names for one list, and a copy',
    code: python`
      a = [1, [2]]
      b = a
      c = a.copy()
      b.append(3)
      c[1].append(9)
      print(a, c, a is b, a == c)
      gitter = [[0] * 2] * 2
      gitter[0][0] = 1
      print(gitter)
    `,
    output: '[1, [2, 9], 3] [1, [2, 9]] True False\n[[1, 0], [1, 0]]\n',
  },
  {
    title: 'a list that contains itself',
    code: python`
      a = [1]
      a.append(a)
      d = {}
      d["ich"] = d
      print(a, d)
    `,
    output: "[1, [...]] {'ich': {...}}\n",
  },
  {
    title: 'tuples',
    code: python`
      t = 1, "a", (2,)
      x, y, (z,) = t
      print(t, t[1], len(t), x, z, t + (3,), (1, 2) < (1, 3), (), (5))
    `,
    output: "(1, 'a', (2,)) a 3 1 2 (1, 'a', (2,), 3) True () 5\n",
  },
  {
    title: 'walking over two lists and over numbered elements',
    code: python`
      for nr, (name, punkte) in enumerate(zip(["Byte", "Pixel"], [7, 9, 11]), start=1):
          print(nr, name, punkte)
      print(list(zip(*[(1, 2), (3, 4)])), list(enumerate("ab")))
    `,
    output: printed`
      1 Byte 7
      2 Pixel 9
      [(1, 3), (2, 4)] [(0, 'a'), (1, 'b')]
    `,
  },
  {
    title: 'zip tells when one list is shorter',
    code: 'list(zip([1, 2], [1], strict=True))',
    error: { type: 'ValueError', message: 'zip() argument 2 is shorter than argument 1' },
  },
  {
    title: 'any, all, map and filter',
    code: 'print(any([0, 1]), all([]), list(map(int, "123")), list(filter(None, [0, 1, "", "a"])), list(map(max, [1, 5], [4, 2])))',
    output: "True True [1, 2, 3] [1, 'a'] [4, 5]\n",
  },
  {
    title: 'a dict keeps the order of its keys',
    code: python`
      alter = {"Byte": 13, "Pixel": 9}
      alter["Ada"] = 36
      alter["Byte"] += 1
      print(alter, alter["Byte"], alter.get("Bob"), alter.get("Bob", 0), "Pixel" in alter, len(alter))
      for name, jahre in alter.items():
          print(name, jahre, end="; ")
      print(list(alter), list(alter.values()))
    `,
    output: printed`
      {'Byte': 14, 'Pixel': 9, 'Ada': 36} 14 None 0 True 3
      Byte 14; Pixel 9; Ada 36; ['Byte', 'Pixel', 'Ada'] [14, 9, 36]
    `,
  },
  {
    title: 'dicts are changed, merged and emptied',
    code: python`
      d = {"a": 1}
      d.update(b=2, c=3)
      print(d.pop("a"), d.pop("x", None), d.popitem(), d.setdefault("l", []), d)
      print({"x": 1, "y": 1} | {"y": 2}, {**d, "z": 0}, dict(zip("ab", [1, 2])), dict.fromkeys("ab", 0))
      del d["b"]
      print(d == {"l": []}, {"a": 1, "b": 2} == {"b": 2, "a": 1})
    `,
    output: printed`
      1 None ('c', 3) [] {'b': 2, 'l': []}
      {'x': 1, 'y': 2} {'b': 2, 'l': [], 'z': 0} {'a': 1, 'b': 2} {'a': 0, 'b': 0}
      True True
    `,
  },
  {
    title: 'keys of many kinds',
    code: 'd = {1: "eins", "1": "Text", (1, 2): "Paar", None: "nichts", True: "wahr"}\nprint(d, d[1.0])',
    output: "{1: 'wahr', '1': 'Text', (1, 2): 'Paar', None: 'nichts'} wahr\n",
  },
  {
    title: 'a dict must not change while it is walked over',
    code: python`
      d = {"a": 1}
      for k in d:
          d[k + "x"] = 2
    `,
    error: {
      type: 'RuntimeError',
      message: 'dictionary changed size during iteration',
      at: '2:10-2:11',
    },
  },
  {
    title: 'sets hold everything once',
    code: python`
      a = {1, 2, 3, 2}
      b = set([3, 4])
      print(len(a), sorted(a | b), a & b, a - b, sorted(a ^ b), a <= {1, 2, 3}, 2 in a, set())
      a.add(5)
      a.discard(9)
      a.remove(1)
      print(sorted(a), frozenset([1]), a.isdisjoint({7}))
    `,
    output: printed`
      3 [1, 2, 3, 4] {3} {1, 2} [1, 2, 4] True True set()
      [2, 3, 5] frozenset({1}) True
    `,
  },
  {
    title: 'comprehension of every kind',
    code: python`
      print([x * x for x in range(5) if x % 2 == 0], [a + b for a in "xy" for b in "12"])
      print({k: v for k, v in zip("ab", (1, 2))}, sorted({len(w) for w in ["a", "bb", "cc"]}), sum(x for x in (1, 2)))
      print([[z * s for s in range(1, 4)] for z in range(1, 3)], ["gerade" if x % 2 == 0 else "ungerade" for x in (1, 2)])
      print([y for x in (1, 2) if (y := x * 10) > 10], y)
    `,
    output: printed`
      [0, 4, 16] ['x1', 'x2', 'y1', 'y2']
      {'a': 1, 'b': 2} [1, 2] 3
      [[1, 2, 3], [2, 4, 6]] ['ungerade', 'gerade']
      [20] 20
    `,
  },
  {
    title: 'a comprehension keeps its names to itself',
    code: python`
      x = "außen"
      [x for x in range(3)]
      print(x)
    `,
    output: 'außen\n',
  },
  {
    title: 'a grid is turned and printed',
    code: python`
      gitter = [[1, 2, 3], [4, 5, 6]]
      for zeile in zip(*gitter):
          print(*zeile)
      print(sum(sum(z) for z in gitter), [z[:] for z in gitter][1][-1])
    `,
    output: '1 4\n2 5\n3 6\n21 6\n',
  },
  {
    title: 'bubble sort',
    code: python`
      zahlen = [5, 2, 9, 1]
      for ende in range(len(zahlen) - 1, 0, -1):
          for i in range(ende):
              if zahlen[i] > zahlen[i + 1]:
                  zahlen[i], zahlen[i + 1] = zahlen[i + 1], zahlen[i]
      print(zahlen)
    `,
    output: '[1, 2, 5, 9]\n',
  },
  {
    title: 'bytes and bytearray',
    code: python`
      b = bytearray(b"abc")
      b[0] = 65
      b.append(100)
      print(b, b[1], bytes(3), b"ab" + b"c", list(b"\x01\xff"), memoryview(b)[1:3].tobytes())
    `,
    output: "bytearray(b'Abcd') 98 b'\\x00\\x00\\x00' b'abc' [1, 255] b'bc'\n",
  },
  {
    title: 'a range knows its elements without holding them',
    code: 'r = range(0, 10**9, 3)\nprint(len(r), r[-1], 999 in r, r[10:20:5], range(3) == range(0, 3))',
    output: '333333334 999999999 True range(30, 60, 15) True\n',
  },
];
