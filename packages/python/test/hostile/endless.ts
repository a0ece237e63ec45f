import { python } from '../programs/program-case.ts';
import type { HostileCase } from './hostile-case.ts';

const timedOut = { held: 'ended', allowedKinds: ['timed-out'] } as const;
const limited = { held: 'ended', allowedKinds: ['output-limit'] } as const;

export const endless: readonly HostileCase[] = [
  { title: 'loops', code: 'while True: pass', ...timedOut },
  {
    title: 'loops inside of C, where nobody ticks',
    code: 'sum(range(10**18))',
    ...timedOut,
  },
  { title: 'searches inside of C', code: 'import itertools\n-1 in itertools.count()', ...timedOut },
  {
    title: 'empties an endless iterator',
    code: 'import collections, itertools\ncollections.deque(itertools.cycle("a"), maxlen=0)',
    ...timedOut,
  },
  {
    title: 'matches without end',
    code: 'import re\nre.match(r"(a+)+$", "a" * 60 + "b")',
    ...timedOut,
  },
  { title: 'multiplies giants', code: 'x = 3 ** 5_000_000\nwhile True: x * x', ...timedOut },
  {
    title: 'swallows every interrupt',
    code: python`
      while True:
          try:
              while True: pass
          except BaseException:
              pass
    `,
    ...timedOut,
  },
  {
    title: 'ignores interrupts',
    code: 'import signal\nsignal.signal(signal.SIGINT, signal.SIG_IGN)\nwhile True: pass',
    ...timedOut,
  },
  {
    title: 'answers interrupts with more work',
    code: 'import signal\ndef weiter(*a):\n    while True: pass\nsignal.signal(signal.SIGINT, weiter)\nweiter()',
    ...timedOut,
  },
  {
    title: 'goes on in finally, again and again',
    code: python`
      def f():
          try:
              while True: pass
          finally:
              f()
      f()
    `,
    held: 'ended',
    allowedKinds: ['timed-out', 'python-error', 'crashed'],
  },
  {
    title: 'goes on while it is taken away',
    code: 'class E:\n    def __del__(self):\n        while True: pass\nE()',
    held: 'ended',
    allowedKinds: ['timed-out', 'finished'],
  },
  {
    title: 'goes on after its end',
    code: 'import atexit\n@atexit.register\ndef f():\n    while True: pass',
    held: 'ended',
    allowedKinds: ['timed-out', 'finished'],
  },
  {
    title: 'registers its end at its end',
    code: 'import atexit\ndef f():\n    atexit.register(f)\natexit.register(f)',
    held: 'ended',
    allowedKinds: ['timed-out', 'finished', 'crashed', 'out-of-memory'],
  },
  {
    title: 'quits at its end',
    code: 'import atexit\natexit.register(quit, 7)\nprint("Ende")',
    held: 'refused',
    allowedKinds: ['finished', 'python-error'],
  },
  { title: 'sleeps for days', code: 'import time\ntime.sleep(10**6)', ...timedOut },
  {
    title: 'sleeps for ever',
    code: 'import time\nwhile True:\n    try:\n        time.sleep(1e9)\n    except BaseException: pass',
    ...timedOut,
  },
  {
    title: 'waits for what never comes',
    code: 'import asyncio\nasync def f(): await asyncio.Event().wait()\nasyncio.run(f())',
    held: 'ended',
    allowedKinds: ['timed-out', 'crashed', 'python-error'],
  },
  {
    title: 'yields to the loop for ever',
    code: 'import asyncio\nasync def f():\n    while True: await asyncio.sleep(0)\nasyncio.run(f())',
    ...timedOut,
  },
  {
    title: 'makes tasks without end',
    code: python`
      import asyncio
      async def f():
          while True:
              asyncio.ensure_future(f())
              await asyncio.sleep(0)
      asyncio.run(f())
    `,
    held: 'ended',
    allowedKinds: ['timed-out', 'out-of-memory', 'crashed', 'python-error'],
  },
  {
    title: 'waits for a lock that it holds itself',
    code: 'import threading\nl = threading.Lock()\nl.acquire()\nl.acquire()',
    held: 'ended',
    allowedKinds: ['timed-out', 'python-error', 'crashed'],
  },
  {
    title: 'waits for an empty queue',
    code: 'import queue\nqueue.Queue().get()',
    held: 'ended',
    allowedKinds: ['timed-out', 'python-error', 'crashed'],
  },
  {
    title: 'traces itself without end',
    code: 'import sys\ndef t(*a):\n    while True: pass\nsys.settrace(t)\nprint(len("a"))\ndef f(): pass\nf()',
    ...timedOut,
  },
  {
    title: 'prints without end',
    code: 'while True: print("x" * 50)',
    ...limited,
  },
  {
    title: 'prints without end and without a line',
    code: 'while True: print("x", end="")',
    held: 'ended',
    allowedKinds: ['output-limit', 'timed-out'],
  },
  {
    title: 'prints errors without end',
    code: 'import sys\nwhile True: sys.stderr.write("x")',
    held: 'ended',
    allowedKinds: ['output-limit', 'timed-out'],
  },
  {
    title: 'prints without end below Python',
    code: 'import os\nwhile True: os.write(1, b"x" * 1000)',
    ...limited,
  },
  {
    title: 'prints without end and swallows the limit',
    code: 'while True:\n    try:\n        while True: print("x" * 1000)\n    except BaseException: pass',
    held: 'ended',
    allowedKinds: ['output-limit', 'timed-out'],
  },
  {
    title: 'prints at once more than all limits',
    code: 'print("x" * 200_000_000)',
    held: 'ended',
    allowedKinds: ['output-limit', 'out-of-memory'],
  },
  {
    title: 'prints without end at its end',
    code: 'import atexit\n@atexit.register\ndef f():\n    while True: print("x")',
    ...limited,
  },
  {
    title: 'prints nothing without end',
    code: 'while True: print("", end="", flush=True)',
    ...timedOut,
  },
  {
    title: 'warns without end',
    code: 'import warnings\nwarnings.simplefilter("always")\nwhile True: warnings.warn("x")',
    ...limited,
  },
  {
    title: 'asks without end',
    code: 'while True:\n    try:\n        input()\n    except EOFError: pass',
    held: 'ended',
    allowedKinds: ['output-limit', 'timed-out'],
  },
];
