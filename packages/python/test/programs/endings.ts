import { type ProgramCase, python } from './program-case.ts';

export const endings: readonly ProgramCase[] = [
  {
    title: 'sys.exit ends the program well',
    code: python`
      import sys
      print("a")
      sys.exit()
      print("b")
    `,
    output: 'a\n',
  },
  { title: 'sys.exit with a number', code: 'import sys\nsys.exit(3)', exitCode: 3 },
  {
    title: 'sys.exit with None and with zero',
    code: python`
      import sys
      try:
          sys.exit(0)
      finally:
          sys.exit(None)
    `,
  },
  { title: 'sys.exit with a truth value', code: 'import sys\nsys.exit(True)', exitCode: 1 },
  {
    title: 'sys.exit with a negative number wraps around as on every computer',
    code: 'import sys\nsys.exit(-1)',
    exitCode: 255,
  },
  {
    title: 'sys.exit with a text prints it',
    code: python`
      import sys
      print("a")
      sys.exit("Tschüss!")
    `,
    output: 'a\nTschüss!\n',
    exitCode: 1,
  },
  {
    title: 'sys.exit with anything else prints it',
    code: 'import sys\nsys.exit([1, 2])',
    output: '[1, 2]\n',
    exitCode: 1,
  },
  {
    title: 'exit and quit end the program',
    code: python`
      if input is not None:
          exit()
      quit()
    `,
    output: '',
  },
  { title: 'quit with a number', code: 'quit(7)', exitCode: 7 },
  { title: 'exit with a text', code: 'exit("Ende")', output: 'Ende\n', exitCode: 1 },
  { title: 'SystemExit is raised by hand', code: 'raise SystemExit(4)', exitCode: 4 },
  {
    title: 'SystemExit can be caught, and finally runs before the end',
    code: python`
      import sys
      try:
          sys.exit(2)
      except SystemExit as e:
          print("gefangen", e.code)
      try:
          sys.exit(5)
      finally:
          print("noch schnell")
    `,
    output: 'gefangen 2\nnoch schnell\n',
    exitCode: 5,
  },
  {
    title: 'sys.exit within a function of a function',
    code: python`
      import sys
      def a(): b()
      def b(): sys.exit(9)
      try:
          a()
      except Exception:
          print("nie")
    `,
    exitCode: 9,
  },
  {
    title: 'what is left to do at the end is done last first, once, also after an error',
    code: python`
      import atexit
      atexit.register(print, "zuletzt")
      @atexit.register
      def vorher(): print("vorher")
      print("Ende")
      1 / 0
    `,
    output: 'Ende\nvorher\nzuletzt\n',
    error: { type: 'ZeroDivisionError', at: '6:1-6:6' },
  },
  {
    title: 'what an earlier program wanted to do at its end is over',
    before: 'import atexit\natexit.register(print, "ich spuke")',
    code: 'print("Ruhe")',
    output: 'Ruhe\n',
  },
  {
    title: 'an error in what is done at the end is told and harms nothing',
    code: python`
      import atexit
      atexit.register(lambda: 1 / 0)
      print("gut")
    `,
    output:
      /^gut\nException ignored in atexit callback <function <lambda> at 0x[0-9a-f]+>:\nTraceback \(most recent call last\):\n {2}File "main.py", line 2, in <lambda>\n(?: {4}[^\n]+\n)*ZeroDivisionError: division by zero\n$/,
  },
  {
    title: 'a program interrupts itself',
    code: 'print("a")\nraise KeyboardInterrupt',
    kind: 'stopped',
    output: 'a\n',
    error: { type: 'KeyboardInterrupt', message: '', at: '2:1-2:24' },
  },
  {
    title: 'a program catches its own interrupt',
    code: python`
      try:
          raise KeyboardInterrupt
      except KeyboardInterrupt:
          print("weiter")
    `,
    output: 'weiter\n',
  },
];
