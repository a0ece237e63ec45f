import { python } from '../programs/program-case.ts';
import { byItself, type HostileCase } from './hostile-case.ts';

const failing = { held: 'refused', allowedKinds: ['python-error'] } as const;
/** It has broken what tells of its own end, and may be told that it crashed. */
const losing = { held: 'refused', allowedKinds: ['python-error', 'finished', 'crashed'] } as const;

/** Each of them ends with the same error; that has to be reported in spite of all. */
function thenFail(code: string): Pick<HostileCase, 'code' | 'errorType'> {
  return { code: failingAfter(code), errorType: 'ZeroDivisionError' };
}

function failingAfter(code: string): string {
  return `${code}\n1 / 0`;
}

export const tampering: readonly HostileCase[] = [
  {
    title: 'clears the builtins',
    ...thenFail('import builtins\nbuiltins.__dict__.clear()'),
    ...failing,
  },
  {
    title: 'replaces the builtins that a report needs',
    ...thenFail(python`
      import builtins
      def nein(*a, **k): raise SystemExit(0)
      for name in "len", "type", "isinstance", "str", "repr", "dict", "list", "getattr", "hasattr", "print", "min", "max", "id", "set", "tuple", "callable", "open", "int", "enumerate", "sorted", "any", "all":
          setattr(builtins, name, nein)
    `),
    ...failing,
  },
  {
    title: 'hides the errors',
    ...thenFail(
      'import builtins\nbuiltins.BaseException = builtins.Exception = builtins.KeyboardInterrupt = int',
    ),
    ...failing,
  },
  {
    title: 'replaces the harness',
    code: failingAfter(python`
      import hbg.run, hbg.facts, hbg.console, hbg.values, hbg.start_over
      def gut(*a, **k): return {"kind": "finished", "exitCode": 0}
      hbg.run.run = hbg.run.facts_of = hbg.facts.facts_of = hbg.values.describe = gut
      hbg.console.flush = hbg.start_over.restore_builtins = lambda: None
    `),
    ...losing,
  },
  {
    title: 'replaces the writing of json',
    code: failingAfter(
      'import json\njson.dumps = lambda *a, **k: \'{"kind": "finished", "exitCode": 0}\'',
    ),
    ...losing,
  },
  {
    title: 'replaces the writing of json by rubbish',
    code: 'import json\njson.dumps = lambda *a, **k: "kein json"',
    ...losing,
  },
  {
    title: 'replaces the tools of tracebacks',
    code: failingAfter(python`
      import traceback, linecache, ast, inspect, reprlib, sys
      def nein(*a, **k): raise SystemExit(0)
      traceback.walk_tb = traceback.TracebackException.from_exception = traceback.StackSummary.from_list = nein
      linecache.getline = linecache.getlines = ast.parse = ast.walk = inspect.signature = nein
      reprlib.Repr.repr1 = reprlib.Repr.repr = nein
    `),
    ...losing,
  },
  {
    title: 'replaces sys.exit',
    ...thenFail('import sys\nsys.exit = lambda *a: None\nsys.exit(3)'),
    ...failing,
  },
  {
    title: 'throws all modules away',
    code: failingAfter('import sys\nsys.modules.clear()'),
    ...losing,
  },
  {
    title: 'closes its output',
    ...thenFail('import sys\nsys.stdout.close()\nsys.stderr.close()'),
    ...failing,
  },
  {
    title: 'closes its output below Python',
    ...thenFail('import os\nfor n in 0, 1, 2:\n    os.close(n)'),
    ...failing,
  },
  {
    title: 'replaces its output by something that fails',
    ...thenFail(python`
      import sys
      class Böse:
          def __getattr__(self, name): raise SystemExit(0)
      sys.stdout = sys.stderr = sys.stdin = Böse()
    `),
    ...failing,
  },
  {
    title: 'turns a descriptor of its output into a file',
    ...thenFail(
      'import os\nf = os.open("/tmp/x", os.O_CREAT | os.O_RDWR)\nos.dup2(f, 1)\nos.dup2(f, 2)\nprint("weg")',
    ),
    ...failing,
  },
  {
    title: 'walks to the harness and changes its names',
    code: failingAfter(python`
      import sys
      rahmen = sys._getframe()
      while rahmen := rahmen.f_back:
          for name in list(rahmen.f_locals):
              try: rahmen.f_locals[name] = None
              except Exception: pass
          rahmen.f_globals.pop("facts_of", None)
          rahmen.f_globals.pop("console", None)
    `),
    ...losing,
  },
  {
    title: 'tells the host that it has ended',
    code: python`
      from hbg import console
      console.host().end()
      while True: pass
    `,
    held: 'ended',
    allowedKinds: ['timed-out'],
  },
  {
    title: 'traces the harness',
    code: failingAfter(python`
      import sys
      def spur(rahmen, ereignis, wert):
          if rahmen.f_code.co_filename != "main.py": raise SystemExit(0)
          return spur
      sys.settrace(spur)
      sys.setprofile(spur)
    `),
    ...losing,
  },
  {
    title: 'listens to all that Python does',
    code: failingAfter(python`
      import sys
      def horche(ereignis, werte):
          if ereignis in ("compile", "exec", "import"): raise SystemExit(0)
      sys.addaudithook(horche)
    `),
    ...losing,
  },
  {
    title: 'watches the harness by sys.monitoring',
    code: failingAfter(python`
      import sys
      m = sys.monitoring
      m.use_tool_id(1, "x")
      def nein(*a): raise SystemExit(0)
      m.register_callback(1, m.events.PY_START, nein)
      m.set_events(1, m.events.PY_START)
    `),
    ...losing,
  },
  {
    title: 'lowers the limit of recursion below the harness',
    ...thenFail('import sys\nsys.setrecursionlimit(12)'),
    ...failing,
  },
  {
    title: 'replaces the hooks of errors',
    ...thenFail(
      'import sys\nsys.excepthook = sys.unraisablehook = sys.displayhook = lambda *a: print("DURCH")',
    ),
    ...failing,
  },
  {
    title: 'replaces the import',
    ...thenFail('import builtins\nbuiltins.__import__ = lambda *a, **k: None'),
    ...failing,
  },
  {
    title: 'turns the garbage collector off',
    code: 'import gc\ngc.disable()\ngc.set_threshold(0)\ngc.freeze()',
    held: 'refused',
    allowedKinds: byItself,
  },
  {
    title: 'replaces its own name',
    ...thenFail(
      'import sys\nsys.modules["__main__"] = None\n__name__ = None\n__file__ = "/etc/passwd"',
    ),
    ...failing,
  },
  {
    title: 'patches the types of Python',
    ...thenFail(python`
      import types, collections
      for was in (lambda: setattr(int, "__add__", None), lambda: setattr(types.FrameType, "f_back", None), lambda: type.__setattr__(str, "encode", None)):
          try: was(); print("DURCH")
          except TypeError: print("nein")
    `),
    ...failing,
    mustPrint: /nein\nnein\nnein/,
  },
];
