import { type ProgramCase, printed, python } from './program-case.ts';

export const formatting: readonly ProgramCase[] = [
  {
    title: 'values within a text',
    code: python`
      name, alter = "Pixel", 9
      print(f"{name} ist {alter} und wird {alter + 1}.", f"{name!r} {name=} {alter + 1 = }")
    `,
    output: "Pixel ist 9 und wird 10. 'Pixel' name='Pixel' alter + 1 = 10\n",
  },
  {
    title: 'decimals get as many digits as wanted',
    code: 'print(f"{3.14159:.2f} {2:.3f} {1e6:,.1f} {0.256:.1%} {1234.5:e} {1234567:_} {0.00001234:g} {1e20:g}")',
    output: '3.14 2.000 1,000,000.0 25.6% 1.234500e+03 1_234_567 1.234e-05 1e+20\n',
  },
  {
    title: 'columns are aligned',
    code: python`
      for ware, preis in ("Apfel", 1.5), ("Brötchen", 12.25):
          print(f"{ware:<10}|{preis:>8.2f}|{ware:^10}|{preis:*^9}|{7:03}|{-7:+}|{7:+d}")
    `,
    output: printed`
      Apfel     |    1.50|  Apfel   |***1.5***|007|-7|+7
      Brötchen  |   12.25| Brötchen |**12.25**|007|-7|+7
    `,
  },
  {
    title: 'width and digits come from variables',
    code: 'breite, stellen = 10, 3\nprint(f"[{2 / 3:{breite}.{stellen}f}] [{"x":>{breite - 5}}]")',
    output: '[     0.667] [    x]\n',
  },
  {
    title: 'other bases in a text',
    code: 'print(f"{255:b} {255:#x} {255:X} {255:o} {10:08b} {65:c} {255:#_b}")',
    output: '11111111 0xff FF 377 00001010 A 0b1111_1111\n',
  },
  {
    title: 'quotes, braces, nesting and line breaks inside of the braces',
    code: python`
      d = {"a": [1, 2]}
      print(f"{d["a"][0]} {{}} {'\n'.join(['x', 'y'])} {f"{1 + 1}"}")
      print(f"{
          sum(d["a"])  # mit Kommentar
      }")
    `,
    output: '1 {} x\ny 2\n3\n',
  },
  {
    title: 'an f-string of many lines',
    code: python`
      n = 3
      print(f"""Du hast {n} Leben.
      {"❤" * n}
      """, end="")
    `,
    output: 'Du hast 3 Leben.\n❤❤❤\n',
  },
  {
    title: 'conditions and calls inside of the braces',
    code: 'n = 1\nprint(f"{n} Leben{"" if n == 1 else "s"} {max(1, 2)} {(lambda x: x * 2)(4)} {n:>{2}}")',
    output: '1 Leben 2 8  1\n',
  },
  {
    title: 'the format method and the percent sign',
    code: python`
      print("{} {1} {0}".format(1, 2) if False else "{1} {0} {x:>3}".format(1, 2, x="a"))
      print("{0.real} {1[0]} {2!r:>5}".format(3, [4], "b"))
      print("%s %d %.2f %5d|%-5s|%05.1f %x %%" % ("a", 3, 2.5, 7, "x", 3.14159, 255))
    `,
    output: printed`
      2 1   a
      3 4   'b'
      a 3 2.50     7|x    |003.1 ff %
    `,
  },
  {
    title: 'an own class decides how it is formatted',
    code: python`
      class Geld:
          def __init__(self, cent): self.cent = cent
          def __format__(self, art): return f"{self.cent / 100:{art or '.2f'}} €"
      print(f"{Geld(1234)} {Geld(1234):.0f}")
    `,
    output: '12.34 € 12 €\n',
  },
  {
    title: 'a template string keeps its parts',
    code: python`
      name = "Byte"
      vorlage = t"Hallo {name!r}!"
      print(vorlage.strings, vorlage.values, vorlage.interpolations[0].expression)
    `,
    output: "('Hallo ', '!') ('Byte',) name\n",
  },
  {
    title: 'a format that does not fit the value',
    code: 'print(f"{"abc":d}")',
    error: { type: 'ValueError', message: "Unknown format code 'd' for object of type 'str'" },
  },
  {
    title: 'a format that is missing a value',
    code: 'print("%s und %s" % ("eins",))',
    error: { type: 'TypeError', message: 'not enough arguments for format string', at: '1:7-1:30' },
  },
];
