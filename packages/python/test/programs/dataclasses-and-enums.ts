import { type ProgramCase, printed, python } from './program-case.ts';

export const dataclassesAndEnums: readonly ProgramCase[] = [
  {
    title: 'a dataclass writes its methods itself',
    code: python`
      from dataclasses import dataclass, field, asdict, replace
      @dataclass(order=True)
      class Spieler:
          name: str
          punkte: int = 0
          items: list[str] = field(default_factory=list, compare=False)
          def treffer(self): self.punkte += 10
      a = Spieler("Byte")
      a.treffer()
      b = replace(a, name="Pixel", items=["Helm"])
      print(a, a == Spieler("Byte", 10), a < b, asdict(b))
    `,
    output:
      "Spieler(name='Byte', punkte=10, items=[]) True True {'name': 'Pixel', 'punkte': 10, 'items': ['Helm']}\n",
  },
  {
    title: 'a frozen dataclass cannot be changed and is a key',
    code: python`
      from dataclasses import dataclass
      @dataclass(frozen=True, slots=True)
      class Feld:
          x: int
          y: int
      print({Feld(1, 2): "hier"}[Feld(1, 2)])
      Feld(1, 2).x = 5
    `,
    output: 'hier\n',
    error: {
      type: 'FrozenInstanceError',
      message: "cannot assign to field 'x'",
      at: '7:1-7:13',
      frames: [{ function: '', line: 7 }],
    },
  },
  {
    title: 'a dataclass checks itself and inherits',
    code: python`
      from dataclasses import dataclass, KW_ONLY
      @dataclass
      class Form:
          name: str
          def __post_init__(self): self.name = self.name.title()
      @dataclass
      class Kreis(Form):
          radius: float
          _: KW_ONLY
          farbe: str = "rot"
      print(Kreis("kreis", 2.0, farbe="blau"))
      Kreis("x")
    `,
    output: "Kreis(name='Kreis', radius=2.0, farbe='blau')\n",
    error: {
      type: 'TypeError',
      message: "Kreis.__init__() missing 1 required positional argument: 'radius'",
      at: '12:1-12:11',
      values: { Kreis: { type: 'type', repr: '<class Kreis>' } },
    },
  },
  {
    title: 'a dataclass refuses a shared list',
    code: python`
      from dataclasses import dataclass
      @dataclass
      class A:
          x: list = []
    `,
    error: {
      type: 'ValueError',
      message: "mutable default <class 'list'> for field x is not allowed: use default_factory",
      at: '2:2-2:11',
    },
  },
  {
    title: 'named tuples',
    code: python`
      from collections import namedtuple
      from typing import NamedTuple
      Punkt = namedtuple("Punkt", "x y", defaults=[0])
      class Farbe(NamedTuple):
          r: int
          g: int = 0
      p = Punkt(1)
      x, y = p
      print(p, p.x, p[1], p._replace(x=5), p._asdict(), Farbe(255), Punkt._make([3, 4]))
    `,
    output:
      "Punkt(x=1, y=0) 1 0 Punkt(x=5, y=0) {'x': 1, 'y': 0} Farbe(r=255, g=0) Punkt(x=3, y=4)\n",
  },
  {
    title: 'an enum has names, values and an order',
    code: python`
      from enum import Enum, auto, unique
      @unique
      class Ampel(Enum):
          ROT = auto()
          GELB = auto()
          GRÜN = auto()
          def weiter(self):
              alle = list(Ampel)
              return alle[(alle.index(self) + 1) % len(alle)]
      a = Ampel.GRÜN
      print(a, repr(a), a.name, a.value, a.weiter(), Ampel(2), Ampel["ROT"], a is Ampel.GRÜN, len(Ampel))
      print([f.name for f in Ampel], Ampel.ROT in Ampel, {Ampel.ROT: "stop"})
    `,
    output: printed`
      Ampel.GRÜN <Ampel.GRÜN: 3> GRÜN 3 Ampel.ROT Ampel.GELB Ampel.ROT True 3
      ['ROT', 'GELB', 'GRÜN'] True {<Ampel.ROT: 1>: 'stop'}
    `,
  },
  {
    title: 'enums that are numbers, texts and flags',
    code: python`
      from enum import IntEnum, StrEnum, Flag, auto
      class Stufe(IntEnum):
          LEICHT = 1
          SCHWER = 3
      class Tier(StrEnum):
          HUND = auto()
      class Recht(Flag):
          LESEN = auto()
          SCHREIBEN = auto()
      r = Recht.LESEN | Recht.SCHREIBEN
      print(Stufe.SCHWER > 2, Stufe.LEICHT + 1, f"{Tier.HUND}!", Tier.HUND == "hund", r, Recht.LESEN in r, ~Recht.LESEN)
    `,
    output: 'True 2 hund! True Recht.LESEN|SCHREIBEN True Recht.SCHREIBEN\n',
  },
  {
    title: 'a value that an enum does not have',
    code: python`
      from enum import Enum
      class A(Enum):
          X = 1
      A(9)
    `,
    error: {
      type: 'ValueError',
      message: '9 is not a valid A',
      at: '4:1-4:5',
      frames: [{ line: 4 }],
    },
  },
  {
    title: 'a member of an enum cannot be changed',
    code: python`
      from enum import Enum
      class A(Enum):
          X = 1
      A.X = 2
    `,
    error: { type: 'AttributeError', message: "cannot reassign member 'X'", at: '4:1-4:4' },
  },
];
