import { type ProgramCase, printed, python } from './program-case.ts';

export const printing: readonly ProgramCase[] = [
  {
    title: 'several values with a space between',
    code: 'print(1, "a", None, [1.5])',
    output: '1 a None [1.5]\n',
  },
  {
    title: 'sep and end',
    code: python`
      print(1, 2, 3, sep="-", end="!\n")
      print("a", "b", sep="", end="")
      print()
      print(1, 2, sep="\n")
    `,
    output: '1-2-3!\nab\n1\n2\n',
  },
  { title: 'sep and end may be None', code: 'print(1, 2, sep=None, end=None)', output: '1 2\n' },
  {
    title: 'a star hands on all elements',
    code: 'print(*[1, 2, 3], *"äb", sep=",")',
    output: '1,2,3,ä,b\n',
  },
  { title: 'output without a newline at its end', code: 'print("halb", end="")', output: 'halb' },
  {
    title: 'tabs and carriage returns stay as they are',
    code: 'print("a\\tb\\rc\\vd")',
    output: 'a\tb\rc\vd\n',
  },
  {
    title: 'null and control characters stay as they are',
    code: 'print("a\\0b\\x1b[31mrot\\x07")',
    output: 'a\0b\x1b[31mrot\x07\n',
  },
  {
    title: 'one very long line',
    code: 'print("ä" * 100_000)',
    output: `${'ä'.repeat(100_000)}\n`,
  },
  {
    title: 'a character that takes several bytes, printed in pieces of bytes',
    code: python`
      import os
      for stück in b"\xf0\x9f", b"\x90", b"\x8d!\n":
          os.write(1, stück)
    `,
    output: '🐍!\n',
  },
  {
    title: 'standard error keeps its place in the order',
    code: python`
      import sys
      print("eins")
      print("zwei", file=sys.stderr)
      sys.stdout.write("drei\n")
      sys.stderr.write("vier\n")
      print("fünf", end="", flush=True)
    `,
    output: 'eins\nzwei\ndrei\nvier\nfünf',
  },
  {
    title: 'write tells how many characters it wrote',
    code: python`
      import sys
      n = sys.stdout.write("Grüße 🐍")
      print("", n)
      sys.stdout.writelines(["a", "b\n"])
      sys.stdout.flush()
    `,
    output: 'Grüße 🐍 7\nab\n',
  },
  {
    title: 'bytes go straight to the output',
    code: python`
      import sys
      print("a", end="")
      sys.stdout.buffer.write("bü\n".encode())
      sys.stdout.buffer.flush()
      print("c")
    `,
    output: 'abü\nc\n',
  },
  {
    title: 'print writes into a text of its own',
    code: python`
      import io
      ziel = io.StringIO()
      print("drin", file=ziel)
      print(repr(ziel.getvalue()))
    `,
    output: "'drin\\n'\n",
  },
  {
    title: 'output is caught by a context manager and comes back',
    code: python`
      import contextlib, io
      with contextlib.redirect_stdout(io.StringIO()) as gefangen:
          print("leise")
      print("laut", gefangen.getvalue().upper(), end="")
    `,
    output: 'laut LEISE\n',
  },
  {
    title: 'what the streams say of themselves',
    code: 'import sys\nprint(sys.stdout.encoding, sys.stdout.name, sys.stderr.name, sys.stdin.name, sys.stdout.writable())',
    output: 'utf-8 <stdout> <stderr> <stdin> True\n',
  },
  {
    title: 'a lone half of a character is no text',
    code: 'print("vorher")\nprint("\\ud83d")',
    output: 'vorher\n',
    error: {
      type: 'UnicodeEncodeError',
      message:
        "'utf-8' codec can't encode character '\\ud83d' in position 0: surrogates not allowed",
      at: '2:1-2:16',
    },
  },
  {
    title: 'print knows no other options',
    code: 'print("a", ende="")',
    error: { type: 'TypeError', message: /unexpected keyword argument 'ende'/, at: '1:1-1:20' },
  },
  {
    title: 'sep has to be a text',
    code: 'print(1, 2, sep=3)',
    error: { type: 'TypeError', message: 'sep must be None or a string, not int' },
  },
  {
    title: 'a picture of letters',
    code: python`
      for zeile in range(1, 4):
          print(" " * (3 - zeile) + "*" * (2 * zeile - 1))
    `,
    output: '  *\n ***\n*****\n',
  },
  {
    title: 'nested data is printed readably',
    code: python`
      from pprint import pp, pprint
      pp({"zutaten": ["Mehl", "Zucker", "Butter"], "zubereitung": "alles mischen und backen", "zeit": (30, "min")})
      pprint({"b": 1, "a": 2})
    `,
    output: printed`
      {'zutaten': ['Mehl', 'Zucker', 'Butter'],
       'zubereitung': 'alles mischen und backen',
       'zeit': (30, 'min')}
      {'a': 2, 'b': 1}
    `,
  },
  {
    title: 'help explains a function',
    code: python`
      def hüpfe(hoch=1):
          """Springt in die Luft."""
      help(hüpfe)
    `,
    output: printed`
      Help on function hüpfe in module __main__:

      hüpfe(hoch=1)
          Springt in die Luft.

    `,
  },
  {
    title: 'help explains print',
    code: 'help(print)',
    output: /^Help on built-in function print in module builtins:\n\nprint\(\*args/,
  },
  {
    title: 'a warning is printed with its line',
    code: python`
      import warnings
      warnings.warn("Achtung!")
      print("weiter")
    `,
    output: 'main.py:2: UserWarning: Achtung!\n  warnings.warn("Achtung!")\nweiter\n',
  },
  {
    title: 'an unknown escape is warned of before the program runs',
    code: 'print("\\d")',
    output:
      /^main\.py:1: SyntaxWarning: "\\d" is an invalid escape sequence\.[^\n]*\n {2}print\("\\d"\)\n\\d\n$/,
  },
  {
    title: 'a traceback is printed by the program itself',
    code: python`
      import traceback
      try:
          1 / 0
      except ZeroDivisionError:
          traceback.print_exc()
          print(traceback.format_exc().splitlines()[-1])
    `,
    output: printed`
      Traceback (most recent call last):
        File "main.py", line 3, in <module>
          1 / 0
          ~~^~~
      ZeroDivisionError: division by zero
      ZeroDivisionError: division by zero
    `,
  },
];
