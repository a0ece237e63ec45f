import { type ProgramCase, printed, python } from './program-case.ts';

export const matching: readonly ProgramCase[] = [
  {
    title: 'match compares values, with or and a rest',
    code: python`
      def tag(n):
          match n:
              case 6 | 7:
                  return "Wochenende"
              case 1 | 2 | 3 | 4 | 5:
                  return "Schule"
              case _:
                  return "gibt es nicht"
      print(tag(6), tag(2), tag(9), sep=", ")
    `,
    output: 'Wochenende, Schule, gibt es nicht\n',
  },
  {
    title: 'match takes sequences apart',
    code: python`
      def befehl(text):
          match text.split():
              case []:
                  return "leer"
              case ["geh", ("nord" | "süd") as wohin]:
                  return f"nach {wohin}"
              case ["nimm", *dinge] if len(dinge) > 1:
                  return f"viel: {dinge}"
              case ["nimm", ding]:
                  return ding
              case [erstes, *_, letztes]:
                  return erstes + letztes
              case _:
                  return "?"
      for text in "", "geh nord", "nimm Seil", "nimm Seil Lampe", "a b c", "hm":
          print(befehl(text))
    `,
    output: printed`
      leer
      nach nord
      Seil
      viel: ['Seil', 'Lampe']
      ac
      ?
    `,
  },
  {
    title: 'match takes dicts and objects apart',
    code: python`
      from dataclasses import dataclass
      @dataclass
      class Punkt:
          x: int
          y: int
      def wo(p):
          match p:
              case Punkt(0, 0): return "Mitte"
              case Punkt(x=0, y=y) | Punkt(x=y, y=0): return f"Achse {y}"
              case Punkt(x, y) if x == y: return "diagonal"
              case {"art": "Kreis", "r": int(r), **rest}: return f"Kreis {r} {rest}"
              case str() | bytes(): return "Text"
              case [Punkt(), Punkt(x=5)]: return "Paar"
              case None: return "nichts"
              case float(f): return f * 2
      for p in Punkt(0, 0), Punkt(0, 3), Punkt(4, 0), Punkt(2, 2), {"art": "Kreis", "r": 2, "f": 1}, "a", [Punkt(1, 1), Punkt(5, 1)], None, 1.5, 7:
          print(wo(p), end=" | ")
    `,
    output:
      "Mitte | Achse 3 | Achse 4 | diagonal | Kreis 2 {'f': 1} | Text | Paar | nichts | 3.0 | None | ",
  },
  {
    title: 'match compares with constants by their dotted name',
    code: python`
      from enum import Enum
      class Farbe(Enum):
          ROT = 1
          BLAU = 2
      def f(x):
          match x:
              case Farbe.ROT: return "stopp"
              case Farbe(): return "andere"
              case "a" | "b" as z: return z
      print(f(Farbe.ROT), f(Farbe.BLAU), f("b"))
    `,
    output: 'stopp andere b\n',
  },
  {
    title: 'match and case are names elsewhere',
    code: python`
      match = 3
      case = 4
      print(match + case)
      match [match]:
          case [3]: print("drei")
    `,
    output: '7\ndrei\n',
  },
  {
    title: 'a capture that hides the cases behind it',
    code: python`
      match 1:
          case alles:
              pass
          case 1:
              pass
    `,
    error: {
      type: 'SyntaxError',
      message: "name capture 'alles' makes remaining patterns unreachable",
      at: '2:10-2:15',
    },
  },
];
