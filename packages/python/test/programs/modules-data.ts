import { type ProgramCase, printed, python } from './program-case.ts';

export const modulesData: readonly ProgramCase[] = [
  {
    title: 'json is written',
    code: python`
      import json
      daten = {"name": "Zoë", "alter": 9, "hobbys": ["Lesen", None, True], 1: 1.5, "größe": float("inf")}
      print(json.dumps(daten))
      print(json.dumps(daten, ensure_ascii=False, indent=2).splitlines()[1:3])
      print(json.dumps([1, {"b": 1, "a": (2,)}], separators=(",", ":"), sort_keys=True))
    `,
    output: printed`
      {"name": "Zo\u00eb", "alter": 9, "hobbys": ["Lesen", null, true], "1": 1.5, "gr\u00f6\u00dfe": Infinity}
      ['  "name": "Zoë",', '  "alter": 9,']
      [1,{"a":[2],"b":1}]
    `,
  },
  {
    title: 'json is read',
    code: String.raw`import json
d = json.loads('{"a": [1, 2.5, "\\u00e4", null], "b": {"c": false}}')
print(d, d["a"][2], type(d["b"]["c"]).__name__)
json.loads("[1, 2")`,
    output: "{'a': [1, 2.5, 'ä', None], 'b': {'c': False}} ä bool\n",
    error: {
      type: 'JSONDecodeError',
      message: "Expecting ',' delimiter: line 1 column 6 (char 5)",
      at: '4:1-4:20',
    },
  },
  {
    title: 'regular expressions find, split and replace',
    code: String.raw`import re
text = "Byte (13), Pixel (9) und Zoë (11)"
print(re.findall(r"(\w+) \((\d+)\)", text), re.search(r"\d+", text).span(), re.match("Pixel", text))
print(re.sub(r"(\d+)", lambda m: str(int(m[1]) + 1), text), re.split(r"[,;] ?", "a, b;c"))
m = re.fullmatch(r"(?P<tag>\d\d)\.(?P<monat>\d\d)\.", "24.12.")
print(m["tag"], m.groupdict(), re.sub("ä", "ae", "Äpfelä", flags=re.I), bool(re.search("^b", "a\nb", re.M)))`,
    output: printed`
      [('Byte', '13'), ('Pixel', '9'), ('Zoë', '11')] (6, 8) None
      Byte (14), Pixel (10) und Zoë (12) ['a', 'b', 'c']
      24 {'tag': '24', 'monat': '12'} aepfelae True
    `,
  },
  {
    title: 'a regular expression that is wrong',
    code: 'import re\nre.compile("(a")',
    error: {
      type: 'PatternError',
      message: 'missing ), unterminated subpattern at position 0',
      at: '2:1-2:17',
    },
  },
  {
    title: 'counting, grouping and queueing',
    code: python`
      from collections import Counter, defaultdict, deque, OrderedDict, ChainMap
      z = Counter("mississippi")
      print(z.most_common(2), z["x"], Counter("ab") + Counter("b"), z.total())
      d = defaultdict(list)
      for wort in "Ast", "Affe", "Bär": d[wort[0]].append(wort)
      print(dict(d), d)
      s = deque([1, 2, 3], maxlen=3)
      s.append(4)
      s.appendleft(0)
      s.rotate(1)
      print(s, len(s), OrderedDict(a=1), ChainMap({"a": 1}, {"b": 2})["b"])
    `,
    output: printed`
      [('i', 4), ('s', 4)] 0 Counter({'b': 2, 'a': 1}) 11
      {'A': ['Ast', 'Affe'], 'B': ['Bär']} defaultdict(<class 'list'>, {'A': ['Ast', 'Affe'], 'B': ['Bär']})
      deque([3, 0, 2], maxlen=3) 3 OrderedDict({'a': 1}) 2
    `,
  },
  {
    title: 'itertools',
    code: python`
      import itertools as it
      print(list(it.permutations("abc", 2))[:3], list(it.combinations([1, 2, 3], 2)), list(it.product("ab", repeat=2))[-1])
      print(list(it.chain([1], (2, 3))), list(it.accumulate([1, 2, 3, 4])), [list(g) for _, g in it.groupby("aabbb")], list(it.zip_longest([1], "ab", fillvalue="-")))
      print(list(it.islice(it.count(5, 5), 3)), list(it.islice(it.cycle("ab"), 5)), list(it.takewhile(lambda x: x < 3, [1, 2, 3, 1])), list(it.pairwise([1, 2, 3])), list(it.batched("abcde", 2)), list(it.repeat(0, 2)))
    `,
    output: printed`
      [('a', 'b'), ('a', 'c'), ('b', 'a')] [(1, 2), (1, 3), (2, 3)] ('b', 'b')
      [1, 2, 3] [1, 3, 6, 10] [['a', 'a'], ['b', 'b', 'b']] [(1, 'a'), ('-', 'b')]
      [5, 10, 15] ['a', 'b', 'a', 'b', 'a'] [1, 2] [(1, 2), (2, 3)] [('a', 'b'), ('c', 'd'), ('e',)] [0, 0]
    `,
  },
  {
    title: 'functools and operator',
    code: python`
      import functools, operator
      print(functools.reduce(operator.mul, range(1, 6)), functools.partial(int, base=2)("101"), sorted([(1, "b"), (2, "a")], key=operator.itemgetter(1)))
      @functools.singledispatch
      def art(x): return "etwas"
      @art.register
      def _(x: int): return "Zahl"
      print(art("a"), art(3), sorted([3, 1], key=functools.cmp_to_key(lambda a, b: b - a)), operator.attrgetter("real")(5))
      class A:
          @functools.cached_property
          def teuer(self): print("rechne"); return 42
      a = A()
      print(a.teuer, a.teuer)
    `,
    output: printed`
      120 5 [(2, 'a'), (1, 'b')]
      etwas Zahl [3, 1] 5
      rechne
      42 42
    `,
  },
  {
    title: 'sorted lists, heaps and queues',
    code: python`
      import bisect, heapq, queue
      noten = [1, 3, 5]
      bisect.insort(noten, 4)
      print(noten, bisect.bisect_left(noten, 3), bisect.bisect([1, 1], 1))
      haufen = [5, 1, 4]
      heapq.heapify(haufen)
      heapq.heappush(haufen, 0)
      print([heapq.heappop(haufen) for _ in range(4)], heapq.nlargest(2, [1, 9, 5]), list(heapq.merge([1, 4], [2])))
      q = queue.PriorityQueue()
      for x in 3, 1, 2: q.put(x)
      print(q.get(), q.qsize(), q.empty())
    `,
    output: '[1, 3, 4, 5] 1 2\n[0, 1, 4, 5] [9, 5] [1, 2, 4]\n1 2 False\n',
  },
  {
    title: 'copies, shallow and deep',
    code: python`
      import copy
      a = {"x": [1]}
      flach, tief = copy.copy(a), copy.deepcopy(a)
      a["x"].append(2)
      print(flach, tief)
    `,
    output: "{'x': [1, 2]} {'x': [1]}\n",
  },
  {
    title: 'string and textwrap',
    code: python`
      import string, textwrap
      print(string.ascii_lowercase[:3], string.digits, string.punctuation[:5], string.Template("Hi $wer").substitute(wer="Byte"), string.capwords("ein satz"))
      print(textwrap.fill("Der schnelle braune Fuchs springt", 14), textwrap.shorten("Hallo liebe Welt", 12), textwrap.dedent("  a\n    b"), textwrap.indent("x", "> "), sep="|")
    `,
    output: printed`
      abc 0123456789 !"#$% Hi Byte Ein Satz
      Der schnelle
      braune Fuchs
      springt|Hallo [...]|a
        b|> x
    `,
  },
  {
    title: 'difflib finds what is similar',
    code: python`
      import difflib
      print(difflib.get_close_matches("appel", ["ape", "apple", "peach"]), difflib.SequenceMatcher(None, "abcd", "bcde").ratio())
      print(*difflib.ndiff(["a"], ["ä"]), sep="")
    `,
    output: "['apple', 'ape'] 0.75\n- a+ ä\n",
  },
  {
    title: 'check sums and encodings',
    code: python`
      import hashlib, base64, binascii, zlib, struct, hmac
      print(hashlib.md5(b"a").hexdigest(), hashlib.sha256("ä".encode()).hexdigest()[:16], hashlib.sha1(b"").hexdigest()[:8])
      print(base64.b64encode("Grüße".encode()), base64.b64decode("SGk=").decode(), binascii.hexlify(b"\x01\xff"), zlib.crc32(b"a"), struct.pack("<HI", 1, 2))
      print(hmac.new(b"k", b"m", "sha256").hexdigest()[:8], zlib.decompress(zlib.compress(b"a" * 1000))[:3])
    `,
    output: printed`
      0cc175b9c0f1b6a831c399e269772661 33e6d73fee82904c da39a3ee
      b'R3LDvMOfZQ==' Hi b'01ff' 3904355907 b'\x01\x00\x02\x00\x00\x00'
      b60090e3 b'aaa'
    `,
  },
  {
    title: 'a table in csv',
    code: python`
      import csv, io
      ziel = io.StringIO()
      schreiber = csv.writer(ziel, delimiter=";")
      schreiber.writerows([["Name", "Ort"], ["Zoë", 'Bad "X"; Y']])
      print(repr(ziel.getvalue()))
      ziel.seek(0)
      print(list(csv.DictReader(ziel, delimiter=";")))
    `,
    output: printed`
      'Name;Ort\r\nZoë;"Bad ""X""; Y"\r\n'
      [{'Name': 'Zoë', 'Ort': 'Bad "X"; Y'}]
    `,
  },
  {
    title: 'colours, graphs, types and numbers of the library',
    code: python`
      import colorsys, graphlib, typing, numbers, keyword, enum, types, array
      print(colorsys.rgb_to_hsv(1, 0, 0), list(graphlib.TopologicalSorter({"b": {"a"}}).static_order()), typing.get_type_hints(lambda: 0), isinstance(1, numbers.Number))
      print(keyword.iskeyword("if"), typing.Optional[int], list[int], types.SimpleNamespace(a=1), array.array("i", [1, 2]), typing.cast(int, "x"))
    `,
    output: printed`
      (0.0, 1.0, 1) ['a', 'b'] {} True
      True int | None list[int] namespace(a=1) array('i', [1, 2]) x
    `,
  },
  {
    title: 'texts in memory',
    code: python`
      import io
      t = io.StringIO("eins\nzwei")
      print(t.readline(), t.read(), t.tell(), io.BytesIO(b"abc").read(2))
    `,
    output: "eins\n zwei 9 b'ab'\n",
  },
  {
    title: 'code as a tree and as steps',
    code: 'import ast, dis, tokenize\nprint(ast.unparse(ast.parse("x=1+2")), ast.literal_eval("[1, {}]"), ast.dump(ast.parse("a", mode="eval").body))',
    output: "x = 1 + 2 [1, {}] Name(id='a', ctx=Load())\n",
  },
  {
    title: 'weak references, pickles and shelves of objects',
    code: python`
      import weakref, pickle, contextvars
      class A:
          def __init__(self): self.x = 5
      a = A()
      r = weakref.ref(a)
      b = pickle.loads(pickle.dumps(a))
      print(r() is a, b.x, type(b) is A)
      del a
      print(r())
    `,
    output: 'True 5 True\nNone\n',
  },
  {
    title: 'own tests of the program',
    code: python`
      import unittest, doctest
      def plus(a, b):
          """
          >>> plus(1, 2)
          3
          """
          return a + b
      print(doctest.testmod())
      class Tests(unittest.TestCase):
          def test_plus(self): self.assertEqual(plus(1, 1), 2)
      ergebnis = unittest.TextTestRunner(stream=None if False else __import__("io").StringIO()).run(unittest.defaultTestLoader.loadTestsFromTestCase(Tests))
      print(ergebnis)
    `,
    output: printed`
      TestResults(failed=0, attempted=1)
      <unittest.runner.TextTestResult run=1 errors=0 failures=0>
    `,
  },
  {
    title: 'logging goes to standard error',
    code: python`
      import logging
      logging.basicConfig(level=logging.INFO, format="%(levelname)s: %(message)s")
      logging.info("los")
      logging.getLogger("x").warning("%d Leben", 3)
    `,
    output: 'INFO: los\nWARNING: 3 Leben\n',
  },
  {
    title: 'logging of an earlier program is forgotten',
    before: python`
      import logging
      logging.basicConfig(level=logging.DEBUG)
      logging.debug("x")
    `,
    code: python`
      import logging
      logging.debug("leise")
      logging.warning("laut")
    `,
    output: 'WARNING:root:laut\n',
  },
  { title: 'turtle is there', code: 'import turtle\nfrom turtle import *' },
];
