import { type ProgramCase, printed, python } from './program-case.ts';

export const exceptions: readonly ProgramCase[] = [
  {
    title: 'an error is caught, and the else and finally run in order',
    code: python`
      def teile(a, b):
          try:
              print("versuche", end=" ")
              r = a / b
          except ZeroDivisionError as e:
              print("gefangen:", e, end=" ")
              r = None
          else:
              print("gut", end=" ")
          finally:
              print("fertig", end=" ")
          return r
      print(teile(6, 2))
      print(teile(1, 0))
    `,
    output: printed`
      versuche gut fertig 3.0
      versuche gefangen: division by zero fertig None
    `,
  },
  {
    title: 'finally has the last word',
    code: python`
      def f():
          for i in range(3):
              try:
                  if i == 1: return i
                  continue
              finally:
                  print("räume auf", i)
      print(f())
    `,
    output: 'räume auf 0\nräume auf 1\n1\n',
  },
  {
    title: 'several kinds are caught together, the first fitting one counts',
    code: python`
      for x in "a", None, [1], 0:
          try:
              [][int(x) if x != 0 else 5]
          except (ValueError, TypeError) as e:
              print(type(e).__name__, end=" ")
          except LookupError as e:
              print("Lookup:", type(e).__name__, isinstance(e, Exception))
    `,
    output: 'ValueError TypeError TypeError Lookup: IndexError True\n',
  },
  {
    title: 'several kinds are caught without brackets',
    code: python`
      try:
          {}["x"]
      except ValueError, KeyError:
          print("eins von beiden")
    `,
    output: 'eins von beiden\n',
  },
  {
    title: 'the name of a caught error is gone behind its block',
    code: python`
      try:
          1 / 0
      except ZeroDivisionError as e:
          pass
      print(e)
    `,
    error: {
      type: 'NameError',
      message: "name 'e' is not defined",
      at: '5:7-5:8',
      suggestion: null,
    },
  },
  {
    title: 'an own error with its own fields',
    code: python`
      class ZuTeuer(Exception):
          def __init__(self, preis):
              super().__init__(f"{preis} € sind zu viel")
              self.preis = preis
      try:
          raise ZuTeuer(99)
      except ZuTeuer as e:
          print(e, e.preis, e.args, repr(e))
      raise ZuTeuer(5)
    `,
    output: "99 € sind zu viel 99 ('99 € sind zu viel',) ZuTeuer('99 € sind zu viel')\n",
    error: {
      type: 'ZuTeuer',
      message: '5 € sind zu viel',
      at: '9:1-9:17',
      source: 'raise ZuTeuer(5)',
      frames: [
        {
          function: '',
          line: 9,
          source: 'raise ZuTeuer(5)',
          locals: { ZuTeuer: '<class ZuTeuer>' },
        },
      ],
      values: { ZuTeuer: { type: 'type', repr: '<class ZuTeuer>', parameters: '(preis)' } },
      cause: null,
      traceback: printed`
        Traceback (most recent call last):
          File "main.py", line 9, in <module>
            raise ZuTeuer(5)
        ZuTeuer: 5 € sind zu viel
      `,
    },
  },
  {
    title: 'an error with a cause',
    code: python`
      try:
          int("x")
      except ValueError as e:
          raise RuntimeError("Das war keine Zahl") from e
    `,
    error: {
      type: 'RuntimeError',
      message: 'Das war keine Zahl',
      at: '4:5-4:52',
      cause: { type: 'ValueError', message: "invalid literal for int() with base 10: 'x'" },
      traceback: printed`
        Traceback (most recent call last):
          File "main.py", line 2, in <module>
            int("x")
            ~~~^^^^^
        ValueError: invalid literal for int() with base 10: 'x'

        The above exception was the direct cause of the following exception:

        Traceback (most recent call last):
          File "main.py", line 4, in <module>
            raise RuntimeError("Das war keine Zahl") from e
        RuntimeError: Das war keine Zahl
      `,
    },
  },
  {
    title: 'an error while another one is handled',
    code: python`
      try:
          1 / 0
      except ZeroDivisionError:
          ups
    `,
    error: {
      type: 'NameError',
      message: "name 'ups' is not defined",
      at: '4:5-4:8',
      cause: { type: 'ZeroDivisionError', message: 'division by zero' },
      traceback: /During handling of the above exception, another exception occurred/,
    },
  },
  {
    title: 'raise from None hides what was before',
    code: python`
      try:
          1 / 0
      except ZeroDivisionError:
          raise ValueError("nur ich") from None
    `,
    error: {
      type: 'ValueError',
      message: 'nur ich',
      cause: null,
      traceback:
        /^Traceback \(most recent call last\):\n {2}File "main.py", line 4, in <module>\n {4}raise ValueError\("nur ich"\) from None\nValueError: nur ich\n$/,
    },
  },
  {
    title: 'an error is raised again',
    code: python`
      def f():
          try:
              [][0]
          except IndexError:
              print("noch mal")
              raise
      f()
    `,
    output: 'noch mal\n',
    error: {
      type: 'IndexError',
      message: 'list index out of range',
      at: '3:9-3:14',
      frames: [
        { function: '', line: 7 },
        { function: 'f', line: 3, source: '[][0]' },
      ],
      cause: null,
    },
  },
  {
    title: 'a group of errors is caught part by part',
    code: python`
      try:
          raise ExceptionGroup("viel", [ValueError("a"), TypeError("b"), ValueError("c")])
      except* ValueError as g:
          print([str(e) for e in g.exceptions])
      except* TypeError as g:
          print(g.exceptions)
    `,
    output: "['a', 'c']\n(TypeError('b'),)\n",
  },
  {
    title: 'a group of errors that nobody catches',
    code: 'raise ExceptionGroup("viel", [ValueError("a"), TypeError("b")])',
    error: {
      type: 'ExceptionGroup',
      message: 'viel (2 sub-exceptions)',
      at: '1:1-1:64',
      traceback:
        '  + Exception Group Traceback (most recent call last):\n' +
        '  |   File "main.py", line 1, in <module>\n' +
        '  |     raise ExceptionGroup("viel", [ValueError("a"), TypeError("b")])\n' +
        '  | ExceptionGroup: viel (2 sub-exceptions)\n' +
        '  +-+---------------- 1 ----------------\n' +
        '    | ValueError: a\n' +
        '    +---------------- 2 ----------------\n' +
        '    | TypeError: b\n' +
        '    +------------------------------------\n',
    },
  },
  {
    title: 'a note is printed below the error',
    code: python`
      e = ValueError("kaputt")
      e.add_note("Tipp: schau genau hin")
      raise e
    `,
    error: {
      type: 'ValueError',
      message: 'kaputt',
      at: '3:1-3:8',
      traceback: /\nValueError: kaputt\nTipp: schau genau hin\n$/,
    },
  },
  {
    title: 'an error without a text',
    code: 'raise ValueError',
    error: { type: 'ValueError', message: '', at: '1:1-1:17', traceback: /\nValueError\n$/ },
  },
  {
    title: 'only errors can be raised',
    code: 'raise "Fehler"',
    error: {
      type: 'TypeError',
      message: 'exceptions must derive from BaseException',
      at: '1:1-1:15',
    },
  },
  {
    title: 'there is nothing to raise again',
    code: 'raise',
    error: { type: 'RuntimeError', message: 'No active exception to reraise', at: '1:1-1:6' },
  },
  {
    title: 'an assertion with its text, and one without',
    code: python`
      assert 1 + 1 == 2
      try:
          assert [], "leer"
      except AssertionError as e:
          print(e)
      assert len("ab") == 3
    `,
    output: 'leer\n',
    error: { type: 'AssertionError', message: '', at: '6:8-6:22', source: 'len("ab") == 3' },
  },
  {
    title: 'contextlib swallows an error and closes what was opened',
    code: python`
      from contextlib import suppress, contextmanager, ExitStack
      with suppress(ZeroDivisionError):
          1 / 0
      @contextmanager
      def kiste(name):
          print("auf", name)
          try:
              yield name.upper()
          finally:
              print("zu", name)
      with ExitStack() as stapel:
          print([stapel.enter_context(kiste(n)) for n in "ab"])
      with kiste("c"):
          raise KeyError("weg")
    `,
    output: printed`
      auf a
      auf b
      ['A', 'B']
      zu b
      zu a
      auf c
      zu c
    `,
    error: {
      type: 'KeyError',
      message: "'weg'",
      at: '14:5-14:26',
      frames: [{ function: '', line: 14 }],
    },
  },
  {
    title: 'StopIteration, GeneratorExit and KeyboardInterrupt are no ordinary errors',
    code: 'print([issubclass(e, Exception) for e in (StopIteration, GeneratorExit, KeyboardInterrupt, SystemExit)])',
    output: '[True, False, False, False]\n',
  },
];
