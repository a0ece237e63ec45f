import { type ProgramCase, printed, python } from './program-case.ts';

const hint =
  'Hinweis: input() wartet auf eine Eingabe. Das geht nur in der Seite, nicht auf dem Server.\n';

export const input: readonly ProgramCase[] = [
  {
    title: 'input asks and gives the answer as a text',
    code: 'name = input("Wie heißt du? ")\nprint(f"Hallo {name}!", type(name).__name__)',
    inputs: ['Pixel 🐍'],
    output: 'Wie heißt du? Hallo Pixel 🐍! str\n',
    needs: 'input',
  },
  {
    title: 'an answer becomes a number',
    code: python`
      a = int(input())
      b = float(input("b = "))
      print(a + b)
    `,
    inputs: [' 3 ', '0.5'],
    output: 'b = 3.5\n',
    needs: 'input',
  },
  {
    title: 'an empty answer, and blanks stay',
    code: 'print([input(), input(), input()])',
    inputs: ['', '  a ', '\t'],
    output: "['', '  a ', '\\t']\n",
    needs: 'input',
  },
  {
    title: 'asking until the answer fits',
    code: python`
      while True:
          antwort = input("Ja oder nein? ")
          if antwort in ("ja", "nein"):
              break
          print("Wie bitte?")
      print("Danke,", antwort)
    `,
    inputs: ['vielleicht', 'ja'],
    output: 'Ja oder nein? Wie bitte?\nJa oder nein? Danke, ja\n',
    needs: 'input',
  },
  {
    title: 'a guessing game',
    code: python`
      geheim, versuche = 7, 0
      while (tipp := int(input("Tipp: "))) != geheim:
          versuche += 1
          print("zu klein" if tipp < geheim else "zu groß")
      print("Richtig nach", versuche + 1)
    `,
    inputs: ['5', '9', '7'],
    output: 'Tipp: zu klein\nTipp: zu groß\nTipp: Richtig nach 3\n',
    needs: 'input',
  },
  {
    title: 'an answer that is no number',
    code: 'zahl = int(input("Zahl: "))',
    inputs: ['drei'],
    output: 'Zahl: ',
    error: {
      type: 'ValueError',
      message: "invalid literal for int() with base 10: 'drei'",
      at: '1:8-1:28',
      source: 'int(input("Zahl: "))',
    },
    needs: 'input',
  },
  {
    title: 'several numbers in one answer',
    code: 'a, b = map(int, input().split())\nprint(a * b)',
    inputs: ['6 7'],
    output: '42\n',
    needs: 'input',
  },
  {
    title: 'the prompt may be any value',
    code: python`
      input(5)
      input(["a"])
      input(None)
      print("da")
    `,
    inputs: ['', '', ''],
    output: "5['a']Noneda\n",
    needs: 'input',
  },
  {
    title: 'lines are read from standard input',
    code: python`
      import sys
      print(repr(sys.stdin.readline()))
      for zeile in sys.stdin:
          print(zeile.rstrip())
          if zeile == "ende\n": break
    `,
    inputs: ['eins', 'zwei', 'ende', 'zu viel'],
    output: "'eins\\n'\nzwei\nende\n",
    needs: 'input',
  },
  {
    title: 'input within a function, a comprehension and a generator',
    code: python`
      def frage(was): return input(was + "? ")
      print([frage(w) for w in ("Tier", "Farbe")])
      def zeilen():
          while zeile := input(): yield zeile
      print(list(zeilen()))
    `,
    inputs: ['Hund', 'rot', 'a', 'b', ''],
    output: "Tier? Farbe? ['Hund', 'rot']\n['a', 'b']\n",
    needs: 'input',
  },
  {
    title: 'input within a sort key, a method and an exception handler',
    code: python`
      class Spiel:
          def __init__(self): self.name = input()
          def __str__(self): return self.name + input()
      print(Spiel(), sorted([1, 2], key=lambda _: input()))
      try:
          1 / 0
      except ZeroDivisionError:
          print(input())
    `,
    inputs: ['a', 'y', 'x', 'b', 'c'],
    output: 'ab [2, 1]\nc\n',
    needs: 'input',
  },
  {
    title: 'stopping while a question is open',
    code: python`
      print("a")
      name = input("Name: ")
      print("nie")
    `,
    inputs: [],
    kind: 'stopped',
    output: 'a\nName: ',
    error: { type: 'KeyboardInterrupt', at: '2:8-2:23' },
    needs: 'input',
  },
  {
    title: 'input has a name and takes one prompt',
    code: 'print(input.__name__, callable(input))\ninput("a", "b")',
    output: 'input True\n',
    error: { type: 'TypeError', message: /^input\(\)|^input expected/, at: '2:1-2:16' },
  },
  {
    title: 'input without anybody who could answer',
    code: 'name = input("Name? ")',
    output: `Name? ${hint}`,
    error: {
      type: 'EOFError',
      message: 'EOF when reading a line',
      at: '1:8-1:23',
      source: 'input("Name? ")',
    },
    needs: 'no-input',
  },
  {
    title: 'standard input is empty without anybody who could answer',
    code: 'import sys\nprint(repr(sys.stdin.readline()), repr(sys.stdin.read()), list(sys.stdin))',
    output: /'' '' \[\]\n$/,
    needs: 'no-input',
  },
  {
    title: 'input is replaced by the program itself',
    code: python`
      import builtins
      antworten = iter(["a", "b"])
      input = lambda frage="": next(antworten)
      print(input("?"), input())
    `,
    output: 'a b\n',
  },
  {
    title: 'input reads from a text when standard input is one',
    code: python`
      import io, sys
      sys.stdin = io.StringIO("eins\nzwei\n")
      print(input("? "), input())
      input()
    `,
    output: '? eins zwei\n',
    error: { type: 'EOFError', message: 'EOF when reading a line', at: '4:1-4:8' },
  },
  {
    title: 'input asks where output is caught',
    code: python`
      import contextlib, io
      mit = io.StringIO()
      with contextlib.redirect_stdout(mit):
          input("leise? ")
      print(repr(mit.getvalue()))
    `,
    inputs: ['x'],
    output: printed`
      'leise? '
    `,
    needs: 'input',
  },
  {
    title: 'of a line, single characters can be read one after the other',
    code: 'import sys\nprint(sys.stdin.read(1), sys.stdin.read(2), repr(sys.stdin.readline()), input())',
    inputs: ['abcde', 'neu'],
    output: "a bc 'de\\n' neu\n",
    needs: 'input',
  },
];
