import { beforeAll, expect, test } from 'vitest';
import type { Interpreter } from '../src/core/interpreter.ts';
import { maxStepCharacters, maxSteps } from '../src/limits.ts';
import { runHere, startHere } from './interpreter-here.ts';
import { python } from './programs/program-case.ts';
import { inShort, record } from './record.ts';

let interpreter: Interpreter;
beforeAll(async () => void (interpreter = await startHere()));

test.each([
  ['a loop', 'x = 0\nwhile True:\n    x += 1'],
  [
    'one that catches everything',
    'while True:\n    try:\n        x = 1\n    except:\n        print("nie")\n    finally:\n        y = 1',
  ],
  [
    'one with a goodbye',
    'class A:\n    def __del__(self):\n        x = 1\n        print("weg")\na = A()\nwhile True:\n    x = 1',
  ],
  [
    'one with exit functions',
    'import atexit\natexit.register(lambda: print("weg"))\nwhile True:\n    x = 1',
  ],
  ['a recursion', 'def f(n):\n    x = n\n    return f(n + 1)\nf(0)'],
])('after a thousand steps it is over, without a word: %s', async (_what, code) => {
  const { steps, isCut, output, ending } = await record(interpreter, code);
  expect(steps).toHaveLength(maxSteps);
  expect(steps.at(-1)?.kind).toBe('line');
  expect(isCut).toBe(true);
  expect(output).toBe('');
  expect(ending).toEqual({ kind: 'stopped', error: null });
  expect(interpreter.cleanUp()).toBe(true);
});

test('a program of just less is whole', async () => {
  const { steps, isCut } = await record(interpreter, 'x = 1\n'.repeat(maxSteps - 1));
  expect(steps).toHaveLength(maxSteps);
  expect(steps.at(-1)?.kind).toBe('finished');
  expect(isCut).toBe(false);
});

test('Stop ends a recorded program where it is', async () => {
  const { ending, steps } = await record(interpreter, 'x = 1\nwhile x: pass\n', {
    isInterrupted: () => true,
  });
  expect(ending.kind).toBe('stopped');
  expect(steps.length).toBeLessThan(maxSteps);
});

test('many large values in many calls stay within the limits', async () => {
  const parameters = Array.from({ length: 40 }, (_, index) => `v${index}=gross`).join(', ');
  const code = `gross = ["x" * 1_000_000] * 1000
def f(n, ${parameters}):
    if n: f(n - 1)
while True:
    f(300)`;
  const { characters, isCut, ending } = await record(interpreter, code);
  expect(ending.kind).toBe('stopped');
  expect(isCut).toBe(true);
  expect(characters).toBeLessThanOrEqual(maxStepCharacters);
});

test('nothing of the learner runs while a value is looked at', async () => {
  const code = python`
    class Boese:
        def __repr__(self): print("repr")
        def __getattribute__(self, name): print("getattribute")
        def __len__(self): print("len")
        def __eq__(self, other): print("eq")
        def __hash__(self): return 1
    class Getarnt:
        __dict__ = property(lambda self: print("dict"))
        __class__ = property(lambda self: print("class"))
    class Meta(type):
        __name__ = property(lambda self: print("name"))
        def __instancecheck__(cls, other): print("instance")
    class Tochter(list, metaclass=Meta):
        def __iter__(self): print("iter")
    a, b, c = Boese(), Getarnt(), Tochter([1])
    d = [a, {"x": b}]
    e = 1
  `;
  const { output, steps } = await record(interpreter, code);
  expect(output).toBe('');
  expect(steps.map(inShort).at(-1)).toContain(
    "a=<Boese> b=<Getarnt> c=<Tochter [1]> d=[<Boese>, {'x': <Getarnt>}] e=1*",
  );
});

test.each([
  [
    'takes the recorder away',
    'import sys\nsys.monitoring.register_callback(4, sys.monitoring.events.LINE, None)',
  ],
  ['gives its place back', 'import sys\nsys.monitoring.free_tool_id(4)'],
  ['takes its place', 'import sys\nm = sys.monitoring\nm.free_tool_id(4)\nm.use_tool_id(4, "x")'],
  ['traces itself', 'import sys\nsys.settrace(lambda *a: None)\nx = 1'],
  [
    'has no builtins left',
    'import builtins\nfor n in list(vars(builtins)):\n    del builtins.__dict__[n]',
  ],
  [
    'takes what it is written with',
    'import json\njson.dumps = None\njson.encoder.JSONEncoder = None\nx = 1',
  ],
  ['fills itself with names', 'for i in range(300):\n    globals()[f"x{i}"] = i'],
  [
    'has code of another one',
    'def f(): pass\nexec(compile("x = 1\\ny = 2", "main.py", "exec"))\nf.__code__ = (lambda: 1).__code__\nf()',
  ],
  [
    'fails with an evil error',
    'class E(Exception):\n    def __str__(self): raise SystemExit\nraise E',
  ],
])('a program that %s leaves a Python as good as new', async (_what, code) => {
  const { ending } = await record(interpreter, code);
  expect(['finished', 'python-error']).toContain(ending.kind);
  expect(interpreter.cleanUp()).toBe(true);
  const { steps, output } = await record(interpreter, 'x = 1\nprint(x)');
  expect(steps.map(inShort)).toEqual(['1 :1 |', '2 :2 | x=1*', 'finished 2 :2 | x=1']);
  expect(output).toBe('1\n');
});

test('a program that nobody watches is not listened to', async () => {
  const code = 'import sys\nprint([sys.monitoring.get_tool(n) for n in range(6)])';
  await record(interpreter, 'x = 1');
  interpreter.cleanUp();
  expect((await runHere(interpreter, code)).output).toBe(`[${Array(6).fill('None').join(', ')}]\n`);
});

test('what a function leaves behind goes when it would without recording', async () => {
  const code = python`
    class A:
        def __del__(self): print("weg")
    def f():
        a = A()
    f()
    print("danach")
  `;
  expect((await record(interpreter, code)).output).toBe('weg\ndanach\n');
});
