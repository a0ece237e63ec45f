import { type ProgramCase, printed, python } from './program-case.ts';

/** Whatever a program has done, the next one finds Python as it comes. */
export const freshStart: readonly ProgramCase[] = [
  {
    title: 'names of an earlier program are gone',
    before: python`
      x = 5
      def print2(): pass
      import math
    `,
    code: 'print([n for n in ("x", "print2", "math") if n in globals()])\nx',
    output: '[]\n',
    error: { type: 'NameError', message: "name 'x' is not defined", suggestion: null },
  },
  {
    title: 'builtins that an earlier program has changed or deleted are back',
    before: python`
      import builtins
      builtins.meins = 1
      builtins.len = lambda x: 42
      del builtins.sorted, builtins.isinstance
      builtins.print = None
    `,
    code: 'import builtins\nprint(len("abc"), sorted([2, 1]), isinstance(1, int), hasattr(builtins, "meins"))',
    output: '3 [1, 2] True False\n',
  },
  {
    title: 'builtins that an earlier program has cleared are back',
    before:
      '__builtins__.__dict__.clear() if hasattr(__builtins__, "__dict__") else __builtins__.clear()',
    code: 'print(max(1, 2))',
    output: '2\n',
  },
  {
    title: 'modules that an earlier program has changed are back',
    before: python`
      import math, random, string, sys
      math.pi = 3
      random.randint = lambda a, b: 6
      del string.digits
      sys.version = "?"
      math.neu = 1
    `,
    code: 'import math, random, string, sys\nprint(math.pi > 3.14, random.randint(1, 1), string.digits, sys.version[0], hasattr(math, "neu"))',
    output: 'True 1 0123456789 3 False\n',
  },
  {
    title: 'classes of modules that an earlier program has changed are back',
    before: python`
      import json, collections, datetime, random
      json.JSONEncoder.default = lambda self, x: "gefälscht"
      collections.Counter.extra = 1
      random.Random.randint = lambda *a: 6
    `,
    code: python`
      import json, collections, random
      print(hasattr(collections.Counter, "extra"), random.Random(1).randint(1, 1))
      json.dumps({1})
    `,
    output: 'False 1\n',
    error: {
      type: 'TypeError',
      message: 'Object of type set is not JSON serializable',
      at: '3:1-3:16',
    },
  },
  {
    title: 'lists of modules that an earlier program has changed are back',
    before: python`
      import keyword, calendar, sys
      keyword.kwlist.clear()
      sys.meta_path.clear()
      sys.path_hooks.clear()
    `,
    code: 'import keyword, colorsys, this as zen',
    output: /^The Zen of Python/,
  },
  {
    title: 'modules that an earlier program has thrown out or made up are back or gone',
    before: python`
      import sys, types, math
      sys.modules["gibtsnicht"] = types.ModuleType("gibtsnicht")
      sys.modules["math"] = None
      del sys.modules["random"]
      sys.path.insert(0, "/tmp")
    `,
    code: 'import math, random, sys\nprint(math.sqrt(9), "/tmp" in sys.path, "gibtsnicht" in sys.modules)',
    output: '3.0 False False\n',
  },
  {
    title: 'all modules thrown out at once are back',
    before: python`
      import sys
      sys.modules.clear()
      sys.path.clear()
    `,
    code: 'import json, sys\nprint(json.dumps([1]), len(sys.path) > 0)',
    output: '[1] True\n',
  },
  {
    title: 'a module written by the program is read anew when it has changed',
    before: python`
      with open("mein.py", "w") as f: f.write("x = 1")
      import mein
      assert mein.x == 1
    `,
    code: python`
      with open("mein.py", "w") as f: f.write("x = 22")
      import mein
      print(mein.x)
    `,
    output: '22\n',
  },
  {
    title: 'the environment is as at the start',
    before: python`
      import os
      os.environ["GEHEIM"] = "1"
      del os.environ["HOME"]
    `,
    code: 'import os\nprint("GEHEIM" in os.environ, os.path.expanduser("~") == os.getcwd())',
    output: 'False True\n',
  },
  {
    title: 'the working folder is as at the start',
    before: 'import os\nos.chdir("/tmp")',
    code: 'import os\nprint(os.getcwd() == os.path.expanduser("~"))',
    output: 'True\n',
  },
  {
    title: 'the recursion limit is as at the start',
    before: 'import sys\nsys.setrecursionlimit(60)',
    code: 'import sys\nprint(sys.getrecursionlimit())',
    output: '1000\n',
  },
  {
    title: 'a trace and a profile of an earlier program are off',
    before: python`
      import sys
      def spur(*a): return spur
      sys.settrace(spur)
      sys.setprofile(spur)
    `,
    code: 'import sys\nprint(sys.gettrace(), sys.getprofile())',
    output: 'None None\n',
  },
  {
    title: 'a seed of an earlier program is forgotten',
    before: 'import random\nrandom.seed(1)',
    code: python`
      import random
      nach = random.random()
      random.seed(1)
      print(nach == random.random())
    `,
    output: 'False\n',
  },
  {
    title: 'decimal numbers have their usual precision',
    before: python`
      import decimal
      decimal.getcontext().prec = 3
      decimal.DefaultContext.prec = 5
      decimal.getcontext().traps[decimal.Inexact] = True
    `,
    code: 'import decimal\nprint(decimal.Decimal(1) / 3)',
    output: '0.3333333333333333333333333333\n',
  },
  {
    title: 'warnings are neither errors nor silent',
    before: python`
      import warnings
      warnings.simplefilter("error")
      warnings.warn("nie gesehen")
    `,
    code: python`
      import warnings
      warnings.warn("da")
      print("weiter")
    `,
    output: 'main.py:2: UserWarning: da\n  warnings.warn("da")\nweiter\n',
  },
  {
    title: 'the filters of warnings are those of Python',
    before: 'import warnings\nwarnings.simplefilter("ignore")',
    code: 'import warnings\nprint([f[0] + ":" + f[2].__name__ for f in warnings.filters])',
    output: printed`
      ['default:DeprecationWarning', 'ignore:DeprecationWarning', 'ignore:PendingDeprecationWarning', 'ignore:ImportWarning', 'ignore:ResourceWarning']
    `,
  },
  {
    title: 'the language is as at the start',
    before: 'import locale\nlocale.setlocale(locale.LC_ALL, "C")',
    code: 'import locale\nprint(locale.setlocale(locale.LC_ALL))',
    output: 'C.UTF-8;C;C;C;C;C\n',
  },
  {
    title: 'standard output is as at the start',
    before: python`
      import io, sys
      sys.stdout = io.StringIO()
      sys.stderr = None
      sys.stdin = None
      print("weg")
    `,
    code: python`
      import sys
      print("da")
      print("auch", file=sys.stderr)
      print(sys.stdin.readable())
    `,
    output: 'da\nauch\nTrue\n',
  },
  {
    title: 'standard output that was closed is open',
    before: python`
      import sys
      sys.stdout.close()
      sys.stderr.close()
      sys.__stdout__ and sys.__stdout__.close()
    `,
    code: 'print("da")',
    output: 'da\n',
  },
  {
    title: 'time runs and input asks as at the start',
    before: python`
      import time
      time.sleep = None
      time.time = lambda: 0
      import builtins
      builtins.input = lambda *a: "x"
    `,
    code: 'import time\nprint(time.sleep(0), time.time() > 1e9, input.__name__)',
    output: 'None True input\n',
  },
  {
    title: 'the limit of digits is as at the start',
    before: 'import sys\nsys.set_int_max_str_digits(0)',
    code: 'import sys\nprint(sys.get_int_max_str_digits())',
    output: '4300\n',
  },
  {
    title: 'the garbage collector works as at the start',
    before: python`
      import gc
      gc.disable()
      gc.set_threshold(0)
      gc.set_debug(gc.DEBUG_LEAK)
    `,
    code: 'import gc\nprint(gc.isenabled(), gc.get_threshold()[0] > 0, gc.get_debug())',
    output: 'True True 0\n',
  },
  {
    title: 'an ignored interrupt is listened to again',
    before: 'import signal\nsignal.signal(signal.SIGINT, signal.SIG_IGN)',
    code: 'import signal\nprint(signal.getsignal(signal.SIGINT) is signal.default_int_handler)',
    output: 'True\n',
  },
  {
    title: 'tasks of an earlier program are over',
    before: python`
      import asyncio
      async def spuk():
          await asyncio.sleep(0.02)
          print("ich spuke")
      async def main(): asyncio.create_task(spuk())
      asyncio.run(main())
    `,
    code: python`
      import time
      time.sleep(0.1)
      print("Ruhe")
    `,
    output: 'Ruhe\n',
    needs: 'suspending',
  },
  {
    title: 'what an earlier program left in memory does not speak in the next one',
    before: python`
      class Ding:
          def __del__(self): print("tschüss")
      a = Ding()
      a.ich = a
    `,
    code: 'print("Ruhe")',
    output: 'Ruhe\n',
  },
  {
    title: 'functions in caches of modules are forgotten',
    before: python`
      import re, functools
      re.compile("a")
      import sys
      sys.intern("geheim")
      sys.excepthook = None
      sys.displayhook = None
    `,
    code: 'import sys\nprint(sys.excepthook is not None, sys.displayhook is not None)',
    output: 'True True\n',
  },
  {
    title: 'objects of modules that an earlier program has changed are back',
    before: python`
      import calendar, random
      calendar.setfirstweekday(6)
      random.seed = None
    `,
    code: python`
      import calendar, random
      print(calendar.firstweekday())
      random.seed(1)
      print(random.random())
    `,
    output: '0\n0.13436424411240122\n',
  },
  {
    title: 'a way out that an earlier program has blocked is open',
    before: python`
      import sys, os
      sys.exit = None
      os.getcwd = None
      sys.maxsize = 1
    `,
    code: python`
      import sys
      print(sys.maxsize > 1)
      sys.exit(3)
    `,
    output: 'True\n',
    exitCode: 3,
  },
  {
    title: 'a program after a syntax error',
    before: 'print("a"',
    code: 'print("b")',
    output: 'b\n',
  },
];
