import { beforeAll, expect, test } from 'vitest';
import type { Interpreter } from '../src/core/interpreter.ts';
import { runHere, startHere } from './interpreter-here.ts';
import { python } from './programs/program-case.ts';
import { inShort, record } from './record.ts';

let interpreter: Interpreter;
beforeAll(async () => void (interpreter = await startHere()));

async function shortSteps(code: string) {
  const { steps } = await record(interpreter, code);
  expect(interpreter.cleanUp()).toBe(true);
  return steps.map(inShort);
}

test('each line is told before it runs, with what the one before has changed', async () => {
  const code = 'x = 1\nfor i in range(2):\n    x = x + i\nprint(x)';
  expect(await shortSteps(code)).toEqual([
    '1 :1 |',
    '2 :2 | x=1*',
    '3 :3 | x=1 i=0*',
    '2 :2 | x=1 i=0',
    '3 :3 | x=1 i=1*',
    '2 :2 | x=2* i=1',
    '4 :4 | x=2 i=1',
    'finished 4 :4 | x=2 i=1',
  ]);
});

test('a function has its own variables, those of its callers stay', async () => {
  const code = 'def doppelt(n):\n    m = n * 2\n    return m\na = doppelt(4)\nb = doppelt(4)';
  const { steps } = await record(interpreter, code);
  expect(steps.map(inShort)).toEqual([
    '1 :1 |',
    '4 :4 |',
    '2 :4>doppelt:2 | n=4*',
    '3 :4>doppelt:3 | n=4 m=8*',
    '5 :5 | a=8*',
    '2 :5>doppelt:2 | n=4*',
    '3 :5>doppelt:3 | n=4 m=8*',
    'finished 5 :5 | a=8 b=8*',
  ]);
  expect(steps[6]?.calls[0]?.values).toEqual([{ name: 'a', text: '8', parts: [] }]);
});

test.each([
  ['a call', 'print("a",\n    len("b"),\n    "c")\nx = 1', ['1', '4', 'finished 4']],
  ['a list', 'x = [\n    len("1"),\n    len("2"),\n]', ['1', 'finished 1']],
  ['a comprehension', 'q = [y * 2\n    for y in "ab"]', ['1', 'finished 1']],
  ['a condition', 'if (1 and\n    len("x")):\n    y = 1', ['1', '3', 'finished 3']],
  [
    'a statement that comes again',
    'for i in range(2):\n    print(i,\n        end="")',
    ['1', '2', '1', '2', '1', 'finished 1'],
  ],
  ['a loop in one line', 'for i in "ab": x = i', ['1', '1', '1', 'finished 1']],
  ['a class', 'class A:\n    x = 1\n    def f(self): pass', ['1', '2', '3', 'finished 1']],
  [
    'a loop that ends with one in one line',
    'for i in "ab":\n    for j in "cd": x = j\ny = 1',
    ['1', '2', '2', '2', '1', '2', '2', '2', '1', '3', 'finished 3'],
  ],
])('steps are statements: %s', async (_what, code, lines) => {
  const found = (await shortSteps(code)).map((step) => step.split(' :')[0]);
  expect(found).toEqual(lines);
});

test('the last step of a program that fails is the place where it fails', async () => {
  const code = 'def f(n):\n    m = 1\n    return 10 / n\nf(0)';
  expect((await shortSteps(code)).slice(-2)).toEqual([
    '3 :4>f:3 | n=0 m=1*',
    'failed 3 :4>f:3 | n=0 m=1',
  ]);
});

test('a program that Python refuses has no steps', async () => {
  expect(await shortSteps('print(1')).toEqual([]);
});

test('a program that ends itself has come to its end', async () => {
  expect((await shortSteps('import sys\nx = 1\nsys.exit(3)')).at(-1)).toBe('finished 3 :3 | x=1');
});

test('what is printed before a line is seen before it', async () => {
  const heard: string[] = [];
  await runHere(interpreter, 'print("a")\nprint("b")', {
    show: (printed) => heard.push(...printed.map(({ text }) => text)),
    onStep: () => heard.push('step'),
  });
  expect(heard.join('|').replaceAll('|\n', '')).toMatch(/^step\|a\n?\|step\|b\n?\|step$/);
});

test('input and pauses are as ever', async () => {
  const code = 'import time\nname = input("Wer? ")\ntime.sleep(1)\nprint(name)';
  const slept: number[] = [];
  const { output, steps } = await record(interpreter, code, {
    ask: async () => 'Mia',
    sleep: async (ms) => slept.push(ms) > 0,
  });
  expect(output).toBe('Wer? Mia\n');
  expect(slept).toEqual([1_000]);
  expect(steps.map(({ line }) => line)).toEqual([1, 2, 3, 4, 4]);
});

test.each([
  ['text', 'x = "Hallo"', "'Hallo'"],
  ['a long text', 'x = "a" * 500', /^'a+\.\.\.a+' \(500 Zeichen\)$/],
  ['a list', 'x = list(range(12))', '[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]'],
  [
    'a long list',
    'x = list(range(1000))',
    '[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, ...] (1000 Stück)',
  ],
  ['a list of lists', 'x = [[1, 2], [3]]', '[[1, 2], [3]]'],
  ['a list in itself', 'x = []\nx.append(x)', '[[[...]]]'],
  ['a dict', 'x = {"a": [1]}', "{'a': [1]}"],
  ['a counter', 'import collections\nx = collections.Counter("aab")', "Counter({'a': 2, 'b': 1})"],
  ['a queue', 'import collections\nx = collections.deque([1])', 'deque([1])'],
  ['many bytes', 'x = b"a" * 10_000_000', /^b'a+\.\.\.a+'$/],
  ['a huge number', 'x = 10 ** 100_000', '<int mit mehr als 100000 Stellen>'],
  ['a member of an enum', 'import enum\nclass F(enum.Enum):\n    ROT = 1\nx = F.ROT', '<F.ROT>'],
])('a value is told in short: %s', async (_what, code, text) => {
  const { steps } = await record(interpreter, code);
  const value = steps.at(-1)?.calls[0]?.values.find(({ name }) => name === 'x');
  expect(value?.text).toMatch(text);
});

test('an object of an own class is told with its attributes', async () => {
  const code = python`
    class Hund:
        def __init__(self, name):
            self.name = name
            self.freunde = [self]
    h = Hund("Bello")
  `;
  expect((await shortSteps(code)).at(-1)).toBe(
    "finished 5 :5 | h=<Hund>{name='Bello',freunde=[<Hund>]}*",
  );
});

test('functions, classes, modules and all that is imported are no variables', async () => {
  const code = python`
    from math import *
    import random
    class A: pass
    def f(g):
        return g(1)
    a = f(lambda n: n)
  `;
  const steps = await shortSteps(code);
  expect(steps.at(-1)).toBe('finished 6 :6 | a=1*');
  expect(steps.find((step) => step.startsWith('5 '))).toContain('g=<function <lambda>>*');
});

test('a deleted variable is gone', async () => {
  expect((await shortSteps('x = 1\ndel x\ny = 2')).at(-1)).toBe('finished 3 :3 | y=2*');
});

test('a generator goes on where it was', async () => {
  const code = 'def g():\n    n = 1\n    yield n\n    n = 2\n    yield n\nfor x in g():\n    pass';
  expect((await shortSteps(code)).slice(2, 8)).toEqual([
    '2 :6>g:2 |',
    '3 :6>g:3 | n=1*',
    '7 :7 | x=1*',
    '6 :6 | x=1',
    '4 :6>g:4 | n=1',
    '5 :6>g:5 | n=2*',
  ]);
});

test('of a deep recursion its start and its end are told', async () => {
  const { steps, ending } = await record(interpreter, 'def f(n):\n    return f(n + 1)\nf(0)');
  expect(ending).toMatchObject({ kind: 'python-error', error: { type: 'RecursionError' } });
  const last = steps.at(-1);
  expect(last).toMatchObject({ kind: 'failed', line: 2 });
  expect(last?.calls).toHaveLength(12);
  expect(last?.calls[0]?.function).toBe('');
  expect(last?.leftOut).toBeGreaterThan(900);
});
