import { type ProgramCase, python } from './program-case.ts';

export const classes: readonly ProgramCase[] = [
  {
    title: 'objects hold values and have methods',
    code: python`
      class Hund:
          beine = 4
          def __init__(self, name):
              self.name = name
              self.tricks = []
          def lerne(self, trick):
              self.tricks.append(trick)
              return self
      rex, bello = Hund("Rex"), Hund("Bello")
      rex.lerne("Rolle").lerne("Pfote")
      rex.beine = 3
      print(rex.name, rex.tricks, bello.tricks, rex.beine, Hund.beine, vars(bello))
    `,
    output: "Rex ['Rolle', 'Pfote'] [] 3 4 {'name': 'Bello', 'tricks': []}\n",
  },
  {
    title: 'a subclass inherits, overrides and asks its parent',
    code: python`
      class Tier:
          def __init__(self, name): self.name = name
          def laut(self): return "..."
          def sprich(self): return f"{self.name}: {self.laut()}"
      class Katze(Tier):
          def __init__(self, name, farbe):
              super().__init__(name)
              self.farbe = farbe
          def laut(self): return "Miau" + super().laut()
      mia = Katze("Mia", "grau")
      print(mia.sprich(), mia.farbe, isinstance(mia, Tier), issubclass(Katze, Tier), Katze.__mro__[1].__name__)
    `,
    output: 'Mia: Miau... grau True True Tier\n',
  },
  {
    title: 'two parents are asked in order',
    code: python`
      class A:
          def wer(self): return "A"
      class B(A):
          def wer(self): return "B" + super().wer()
      class C(A):
          def wer(self): return "C" + super().wer()
      class D(B, C):
          def wer(self): return "D" + super().wer()
      print(D().wer(), [k.__name__ for k in D.mro()])
    `,
    output: "DBCA ['D', 'B', 'C', 'A', 'object']\n",
  },
  {
    title: 'how an object shows itself',
    code: python`
      class Punkt:
          def __init__(self, x, y): self.x, self.y = x, y
          def __repr__(self): return f"Punkt({self.x}, {self.y})"
          def __str__(self): return f"({self.x}|{self.y})"
      p = Punkt(1, 2)
      print(p, [p], f"{p} {p!r}", str(p) + repr(p))
      class Nackt: pass
      print(repr(Nackt()).startswith("<__main__.Nackt object at 0x"), Nackt)
    `,
    output:
      "(1|2) [Punkt(1, 2)] (1|2) Punkt(1, 2) (1|2)Punkt(1, 2)\nTrue <class '__main__.Nackt'>\n",
  },
  {
    title: 'objects that can be added, compared, called and measured',
    code: python`
      import functools
      @functools.total_ordering
      class Vektor:
          def __init__(self, *z): self.z = z
          def __add__(self, o): return Vektor(*(a + b for a, b in zip(self.z, o.z)))
          def __mul__(self, n): return Vektor(*(a * n for a in self.z))
          __rmul__ = __mul__
          def __neg__(self): return self * -1
          def __eq__(self, o): return self.z == o.z
          def __lt__(self, o): return self.z < o.z
          def __hash__(self): return hash(self.z)
          def __len__(self): return len(self.z)
          def __getitem__(self, i): return self.z[i]
          def __contains__(self, x): return x in self.z
          def __call__(self, x): return x + self.z[0]
          def __bool__(self): return any(self.z)
          def __abs__(self): return sum(a * a for a in self.z) ** 0.5
          def __repr__(self): return f"V{self.z}"
      a, b = Vektor(3, 4), Vektor(1, 1)
      print(a + b, 2 * a, -a, a == Vektor(3, 4), a >= b, len({a, Vektor(3, 4)}), list(a), a[1], 4 in a, a(1), bool(Vektor(0)), abs(a))
      print(sum([a, b], Vektor(0, 0)), max(a, b))
    `,
    output: 'V(4, 5) V(6, 8) V(-3, -4) True True 1 [3, 4] 4 True 4 False 5.0\nV(4, 5) V(3, 4)\n',
  },
  {
    title: 'properties compute, check and protect',
    code: python`
      class Konto:
          def __init__(self): self._stand = 0
          @property
          def stand(self): return self._stand
          @stand.setter
          def stand(self, wert):
              if wert < 0: raise ValueError("kein Geld")
              self._stand = wert
          @property
          def euro(self): return f"{self._stand} €"
      k = Konto()
      k.stand += 5
      print(k.stand, k.euro)
      k.euro = 7
    `,
    output: '5 5 €\n',
    error: {
      type: 'AttributeError',
      message: "property 'euro' of 'Konto' object has no setter",
      at: '14:1-14:7',
      source: 'k.euro',
      suggestion: null,
    },
  },
  {
    title: 'methods of the class and without an object',
    code: python`
      class Datum:
          anzahl = 0
          def __init__(self, t, m): self.t, self.m = t, m; Datum.anzahl += 1
          @classmethod
          def aus(cls, text): return cls(*map(int, text.split(".")))
          @staticmethod
          def ist_monat(n): return 1 <= n <= 12
      print(Datum.aus("24.12").m, Datum.ist_monat(13), Datum.anzahl, Datum(1, 1).ist_monat(1))
    `,
    output: '12 False 1 True\n',
  },
  {
    title: 'private names are hidden by their class',
    code: python`
      class Tresor:
          def __init__(self): self.__code = 42
          def zeig(self): return self.__code
      t = Tresor()
      print(t.zeig(), t._Tresor__code)
      t.__code
    `,
    output: '42 42\n',
    error: {
      type: 'AttributeError',
      message: "'Tresor' object has no attribute '__code'",
      at: '6:1-6:9',
      values: { t: { type: 'Tresor', repr: '<Tresor>' } },
    },
  },
  {
    title: 'what is missing is made up',
    code: python`
      class Magisch:
          def __getattr__(self, name): return f"kein {name}"
          def __setattr__(self, name, wert): super().__setattr__(name, wert * 2)
          def __delattr__(self, name): print("weg mit", name)
      m = Magisch()
      m.x = 4
      print(m.x, m.y)
      del m.x
    `,
    output: '8 kein y\nweg mit x\n',
  },
  {
    title: 'an object as a context',
    code: python`
      class Tür:
          def __enter__(self): print("auf"); return self
          def __exit__(self, art, fehler, spur): print("zu", art and art.__name__); return art is ValueError
      with Tür() as t, Tür():
          raise ValueError
      print("weiter", isinstance(t, Tür))
    `,
    output: 'auf\nauf\nzu ValueError\nzu None\nweiter True\n',
  },
  {
    title: 'abstract classes cannot be made',
    code: python`
      from abc import ABC, abstractmethod
      class Form(ABC):
          @abstractmethod
          def fläche(self): ...
      class Quadrat(Form):
          def fläche(self): return 4
      print(Quadrat().fläche())
      Form()
    `,
    output: '4\n',
    error: {
      type: 'TypeError',
      message:
        "Can't instantiate abstract class Form without an implementation for abstract method 'fläche'",
      at: '8:1-8:7',
    },
  },
  {
    title: 'slots, class hooks and descriptors',
    code: python`
      class Positiv:
          def __set_name__(self, k, name): self.name = "_" + name
          def __get__(self, o, k): return getattr(o, self.name)
          def __set__(self, o, wert): setattr(o, self.name, abs(wert))
      class Basis:
          alle = []
          def __init_subclass__(cls, **mehr): Basis.alle.append((cls.__name__, mehr))
      class Held(Basis, rang=1):
          leben = Positiv()
          __slots__ = ()
      h = Held()
      h.leben = -3
      print(h.leben, Basis.alle)
      class Eng:
          __slots__ = ("x",)
      Eng().y = 1
    `,
    output: "3 [('Held', {'rang': 1})]\n",
    error: {
      type: 'AttributeError',
      message: "'Eng' object has no attribute 'y' and no __dict__ for setting new attributes",
      at: '16:1-16:8',
    },
  },
  {
    title: 'classes are made by a call and by a metaclass',
    code: python`
      class Meta(type):
          def __new__(m, name, basen, inhalt): return super().__new__(m, name.upper(), basen, inhalt)
          def __len__(cls): return 7
      class klein(metaclass=Meta): pass
      Neu = type("Neu", (), {"x": 5, "f": lambda self: self.x})
      print(klein.__name__, len(klein), Neu().f(), type(klein).__name__)
    `,
    output: 'KLEIN 7 5 Meta\n',
  },
  {
    title: 'an object says goodbye',
    code: python`
      class Ding:
          def __del__(self): print("tschüss")
      d = Ding()
      d = None
      print("Ende")
    `,
    output: 'tschüss\nEnde\n',
  },
  {
    title: 'a linked list and a binary tree',
    code: python`
      class Knoten:
          def __init__(self, wert, links=None, rechts=None):
              self.wert, self.links, self.rechts = wert, links, rechts
          def füge_ein(self, wert):
              seite = "links" if wert < self.wert else "rechts"
              kind = getattr(self, seite)
              if kind: kind.füge_ein(wert)
              else: setattr(self, seite, Knoten(wert))
          def __iter__(self):
              if self.links: yield from self.links
              yield self.wert
              if self.rechts: yield from self.rechts
      baum = Knoten(5)
      for n in 3, 8, 1, 4, 9: baum.füge_ein(n)
      print(*baum)
    `,
    output: '1 3 4 5 8 9\n',
  },
  {
    title: 'a stack of an own class is iterated, indexed and sliced',
    code: python`
      class Stapel(list):
          def oben(self): return self[-1]
      s = Stapel("abc")
      s.append("d")
      print(s, s.oben(), s[1:], type(s[1:]).__name__, len(s))
    `,
    output: "['a', 'b', 'c', 'd'] d ['b', 'c', 'd'] list 4\n",
  },
  {
    title: 'NotImplemented lets the other side try',
    code: python`
      class Cent:
          def __init__(self, n): self.n = n
          def __add__(self, o): return Cent(self.n + o.n) if isinstance(o, Cent) else NotImplemented
          def __radd__(self, o): return "rechts"
      print((Cent(1) + Cent(2)).n, 5 + Cent(1))
      Cent(1) + 5
    `,
    output: '3 rechts\n',
    error: {
      type: 'TypeError',
      message: "unsupported operand type(s) for +: 'Cent' and 'int'",
      at: '6:1-6:12',
    },
  },
  {
    title: 'objects say goodbye when the program ends',
    code: python`
      class Hund:
          def __del__(self): print("Rex geht")
      rex = Hund()
      print("Ende")
    `,
    output: 'Ende\nRex geht\n',
  },
  {
    title: 'objects say goodbye after an error too',
    code: python`
      class Hund:
          def __del__(self): print("Rex geht")
      rex = Hund()
      1 / 0
    `,
    output: 'Rex geht\n',
    error: { type: 'ZeroDivisionError', at: '4:1-4:6' },
  },
];
