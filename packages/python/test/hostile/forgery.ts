import { python } from '../programs/program-case.ts';
import type { HostileCase } from './hostile-case.ts';

/** What they print looks like a message of the sandbox; then they fail, and that has to be reported. */
const reported = {
  held: 'refused',
  allowedKinds: ['python-error'],
  errorType: 'ZeroDivisionError',
} as const;

export const forgery: readonly HostileCase[] = [
  {
    title: 'prints the end of a run',
    code: python`
      import json
      for art in "ended", "done", "result", "finished", "ready":
          print(json.dumps({"kind": art, "ending": {"kind": "finished", "exitCode": 0}, "exitCode": 0, "success": True}))
      1 / 0
    `,
    ...reported,
    mustPrint: /\{"kind": "ended", /,
  },
  {
    title: 'prints the end of a run on all channels',
    code: python`
      import os, sys
      lüge = '{"kind":"ended","ending":{"kind":"finished","exitCode":0}}'
      print(lüge, file=sys.stderr)
      for n in 1, 2: os.write(n, (lüge + "\n").encode())
      for n in range(3, 10):
          try: os.write(n, (lüge + "\n").encode())
          except OSError: pass
      1 / 0
    `,
    ...reported,
    mustPrint: /\{"kind":"ended"/,
  },
  {
    title: 'prints the end of a run in pieces and without a line',
    code: 'import sys\nfor z in \'\\n{"kind":"ended","ending":{"kind":"finished","exitCode":0}}\':\n    sys.stdout.write(z)\n    sys.stdout.flush()\n1 / 0',
    ...reported,
    mustPrint: /\n\{"kind":"ended"/,
  },
  {
    title: 'prints half of a message',
    code: 'print(\'{"kind":"printed","printed":[{"stream":"out","text":"\', end="")\n1 / 0',
    ...reported,
    mustPrint: /"text":"$/,
  },
  {
    title: 'prints what a terminal obeys',
    code: 'print("\\x1b[2J\\x1b]0;x\\x07\\x1b[?1049h\\x1b[8m\\x9b31m\\r\\b\\b", end="")\n1 / 0',
    ...reported,
  },
  {
    title: 'prints what separates messages',
    code: 'print("a\\0b\\x1ec\\x1fd\\x04e\\x17f\\u2028g\\u2029h\\x85i\\x0bj\\x0ck", end="")\n1 / 0',
    ...reported,
    mustPrint: /^a\0b.c.d.e.f\u2028g\u2029h\u0085i\vj\fk/s,
  },
  {
    title: 'prints bytes that are no text',
    code: 'import os\nos.write(1, bytes(range(256)))\nos.write(1, b"\\xff\\xfe\\xed\\xa0\\x80\\xf4\\x90\\x80\\x80\\xc0\\xaf")\n1 / 0',
    ...reported,
    mustPrint: /\ufffd/,
  },
  {
    title: 'prints halves of characters',
    code: 'import sys\nsys.stdout.reconfigure(errors="surrogatepass")\nprint("\\ud83d", "\\udc0d", "\\udc80")\n1 / 0',
    ...reported,
  },
  {
    title: 'ends in the middle of a character',
    code: 'import os\nos.write(1, "🐍".encode()[:2])\n1 / 0',
    ...reported,
  },
  {
    title: 'prints markup and a script',
    code: 'print("<script>alert(1)</script><img src=x onerror=alert(1)>\\">\'")\n1 / 0',
    ...reported,
    mustPrint: /<script>alert\(1\)<\/script>/,
  },
  {
    title: 'prints names that JavaScript holds dear',
    code: 'print(\'{"__proto__":{"kind":"finished"},"constructor":1}\')\nclass __proto__(Exception): pass\nconstructor = toString = hasOwnProperty = 5\n1 / 0',
    ...reported,
    mustPrint: /__proto__/,
  },
  {
    title: 'names its variables like the parts of every object',
    code: python`
      globals()["__proto__"] = {"polluted": "DURCH"}
      def f(constructor, prototype, toString):
          d = {"__proto__": 1, "constructor": 2}
          return d["then"]
      f(1, 2, 3)
    `,
    held: 'refused',
    allowedKinds: ['python-error'],
    errorType: 'KeyError',
  },
  {
    title: 'prints a traceback of its own',
    code: 'print("Traceback (most recent call last):\\n  File \\"main.py\\", line 99\\nKeyError: 1")\n1 / 0',
    ...reported,
    mustPrint: /line 99/,
  },
  {
    title: 'prints the word for the end and goes on',
    code: 'import sys\nsys.stdout.write("\\x04\\x1a\\x03")\nsys.stdout.flush()\nprint("weiter")\n1 / 0',
    ...reported,
    mustPrint: /weiter/,
  },
  {
    title: 'stops the clock of JavaScript, so that a report gets a quarter of a million pieces',
    code: python`
      import os
      from hbg import console
      Object = console.host().constructor
      Object.prototype.now = getattr(Object, "is_") if hasattr(Object, "is_") else getattr(Object, "is")
      for i in range(124_000):
          os.write(1, b"a")
          os.write(2, b"b")
    `,
    held: 'refused',
    allowedKinds: ['finished', 'python-error', 'crashed', 'output-limit', 'timed-out'],
  },
  {
    title: 'lets every report be a list of four million numbers',
    code: python`
      from hbg import console
      Object = console.host().constructor
      Array = Object.keys(Object).constructor
      report = Object.new()
      report.kind = "printed"
      report.printed = Array.new(4_000_000).fill(0)
      report.printed.toJSON = None
      Object.prototype.toJSON = getattr(Object.assign, "bind")(Object, report)
    `,
    held: 'refused',
    allowedKinds: ['finished', 'python-error', 'crashed', 'out-of-memory', 'timed-out'],
  },
];
