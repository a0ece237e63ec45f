import { beforeAll, expect, test } from 'vitest';
import { sampleOf } from '../../../scripts/sample-of.ts';
import type { Interpreter } from '../src/core/interpreter.ts';
import { errorOf } from '../src/core/interpreter.ts';
import { ownClasses } from './described/own-classes.ts';
import { plainValues } from './described/plain-values.ts';
import { traps } from './described/traps.ts';
import { runHere, startHere } from './interpreter-here.ts';
import { python } from './programs/program-case.ts';
import { record } from './record.ts';

let interpreter: Interpreter;
beforeAll(async () => void (interpreter = await startHere()));

const spy = 'def spy(*a, **k):\n    print("ANGESEHEN")\n    raise SystemExit(9)\n';

const values = [plainValues, ownClasses, traps].flatMap((table) => sampleOf(table, 8));

test.each(values)(
  'a value is described without being asked: $title',
  async ({ code, text, parts = {}, repr = text, output = '' }) => {
    const plain = await runAndCleanUp(`${spy}${code}\nprint("Ende")`);
    const failed = await runAndCleanUp(`${spy}${code}\n1 / 0`);
    const recorded = await record(interpreter, `${spy}${code}\nprint("Ende")`);
    expect(interpreter.cleanUp()).toBe(true);
    expect(plain).toEqual({ output: `${output}Ende\n`, ending: { kind: 'finished', exitCode: 0 } });
    expect(recorded).toMatchObject({ ...plain, isCut: false });
    const value = recorded.steps.at(-1)?.calls[0]?.values.find(({ name }) => name === 'x');
    expect(value?.text).toMatch(whole(text));
    expect(Object.fromEntries(value?.parts.map((part) => [part.name, part.text]) ?? [])).toEqual(
      parts,
    );
    expect(failed.output).toBe(output);
    expect(errorOf(failed.ending)).toMatchObject({
      type: 'ZeroDivisionError',
      line: expect.any(Number),
    });
    expect(errorOf(failed.ending)?.frames[0]?.locals['x']?.repr).toMatch(whole(repr));
  },
);

test.each([
  ['what it is', 'class E(Exception):\n    name = args = property(spy)\nraise E("weg")', ''],
  [
    'where it comes from',
    'class E(Exception):\n    __context__ = property(spy)\nraise E("weg")',
    /^(ANGESEHEN\n)?$/,
  ],
  [
    'its text',
    'class E(Exception):\n    def __str__(self):\n        print("gefragt")\n        return "weg"\nraise E("da")',
    'gefragt\n',
  ],
])('an error is asked as often as Python does it: %s', async (_what, code, output) => {
  const plain = await runAndCleanUp(spy + code);
  const recorded = await record(interpreter, spy + code);
  expect(interpreter.cleanUp()).toBe(true);
  expect(plain.output).toMatch(whole(output));
  expect(recorded).toMatchObject(plain);
  expect(errorOf(plain.ending)).toMatchObject({ type: 'E', message: 'weg', frames: [{}] });
});

test.each([
  [
    'an object',
    'class A:\n    __dict__ = property(spy)\n    __getattr__ = lambda s, n: 1\nx = A()\nx.b.c.d',
  ],
  [
    'a class',
    'class M(type):\n    __dict__ = property(spy)\nclass A(metaclass=M):\n    b = 1\nA.b.c',
  ],
])('the parts of a failing line are looked up without asking %s', async (_what, code) => {
  const { output, ending } = await runAndCleanUp(spy + code);
  expect(output).toBe('');
  expect(errorOf(ending)).toMatchObject({ message: "'int' object has no attribute 'c'" });
});

test.each([
  [
    'says something else about its code',
    'class E(SystemExit):\n    code = property(spy)\nraise E(3)',
  ],
  [
    'has a number of an own class as its code',
    'class I(int):\n    __and__ = spy\n    __class__ = property(spy)\nraise SystemExit(I(3))',
  ],
])('an exit that %s is an exit', async (_what, code) => {
  const ended = { output: '', ending: { kind: 'finished', exitCode: 3 } };
  expect(await runAndCleanUp(spy + code)).toEqual(ended);
});

test('the standard values of a function are told without being asked', async () => {
  const code = python`
    class B: __repr__ = __getattr__ = __bool__ = spy
    def f(a, b=B(), *c, d=10 ** 5_000, **e): pass
    f()
  `;
  const { ending } = await runAndCleanUp(spy + code);
  expect(errorOf(ending)?.values.find(({ source }) => source === 'f')?.parameters).toBe(
    '(a, b=<B>, *c, d=<int mit mehr als 5000 Stellen>, **e)',
  );
});

async function runAndCleanUp(code: string) {
  const ran = await runHere(interpreter, code);
  expect(interpreter.cleanUp()).toBe(true);
  return ran;
}

function whole(text: string | RegExp): RegExp {
  return typeof text === 'string' ? new RegExp(`^${RegExp.escape(text)}$`) : text;
}
