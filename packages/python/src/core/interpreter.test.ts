import { beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { runHere, startHere } from '../../test/interpreter-here.ts';
import type { Interpreter } from './interpreter.ts';

/** For all that leaves it as it was. */
let lasting: Interpreter;
beforeAll(async () => void (lasting = await startHere()));

test('two interpreters from one snapshot draw different random numbers', async () => {
  const code =
    'import random, uuid, secrets\nprint(random.random(), uuid.uuid4(), secrets.token_hex())';
  const [one, other] = [lasting, await startHere()];
  const outputs = [await runHere(one, code), await runHere(other, code), await runHere(one, code)];
  expect(new Set(outputs.map(({ output }) => output)).size).toBe(3);
});

test('a program that breaks the interpreter itself is an error of ours, not a result', async () => {
  const report = vi.spyOn(console, 'error').mockImplementation(() => {});
  onTestFinished(() => report.mockRestore());
  const interpreter = await startHere();
  const broken = runHere(interpreter, 'x = []\nfor i in range(100_000):\n    x = [x]\nprint(x)');
  await expect(broken).rejects.toThrow('call stack');
});

test('files of one program may not take all memory', async () => {
  const code = 'for i in range(100):\n    open(f"{i}.txt", "w").write("x" * 1_000_000)';
  const interpreter = await startHere();
  const { ending } = await runHere(interpreter, code);
  expect(ending).toMatchObject({ kind: 'python-error', error: { type: 'OSError', line: 2 } });
  await runHere(interpreter, 'import os\nfor name in os.listdir():\n    os.remove(name)');
  expect((await runHere(interpreter, code.replace('100', '20'))).ending.kind).toBe('finished');
});

test.each([
  [
    'saving over a file again and again',
    'for i in range(60):\n    open("neu.txt", "w").write("x" * 1_000_000)\n    os.replace("neu.txt", "alt.txt")',
  ],
  [
    'files that are closed and deleted',
    'for i in range(60):\n    f = open("a.txt", "w")\n    f.write("x" * 1_000_000)\n    os.remove("a.txt")\n    f.close()',
  ],
])('%s takes no more than what is left', async (_what, code) => {
  const { ending } = await runHere(await startHere(), `import os\n${code}`);
  expect(ending.kind).toBe('finished');
});

test.each([
  [
    'files that are deleted and kept open',
    'offen = []\nfor i in range(60):\n    offen.append(open("a.txt", "w"))\n    offen[-1].write("x" * 1_000_000)\n    os.remove("a.txt")',
  ],
  ['pipes', 'os.pipe()'],
])('%s are no way around the limit', async (_what, code) => {
  const { ending } = await runHere(await startHere(), `import os\n${code}`);
  expect(ending).toMatchObject({ kind: 'python-error', error: { type: 'OSError' } });
});

test('a program that prints and then computes is seen printing', async () => {
  const shown: string[] = [];
  const code = 'print("los")\nx = 0\nfor i in range(2_000_000):\n    x += i\nprint("fertig")';
  await runHere(lasting, code, {
    show: (printed) => shown.push(printed.map(({ text }) => text).join('')),
  });
  expect(shown.length).toBeGreaterThan(1);
  expect(shown.join('')).toBe('los\nfertig\n');
});

test('what a program has printed is seen before anything is tidied up behind it', async () => {
  // In the middle of a program, where the clock shows output, Python may not be asked.
  vi.spyOn(performance, 'now').mockReturnValue(0);
  onTestFinished(() => void vi.restoreAllMocks());
  const interpreter = await startHere();
  const valuesOfPi: number[] = [];
  await runHere(interpreter, 'import math\nmath.pi = 4\nprint("fertig")', {
    show: () => valuesOfPi.push(interpreter.pyodide.pyimport('math').pi),
  });
  expect(valuesOfPi).toEqual([4]);
});

test('an interrupt ends a program where it is', async () => {
  const { ending } = await runHere(lasting, 'x = 1\nwhile True:\n    x += 1', {
    isInterrupted: () => true,
  });
  expect(ending).toMatchObject({ kind: 'stopped', error: { type: 'KeyboardInterrupt' } });
});

test('names of any length make no report of any length', async () => {
  const code = `name = "x" * 1_000_000
for i in range(30):
    globals()[name + str(i)] = type(name, (), {})
kette = eval(f"lambda {name}: {name}.{name}")
kette(globals()[name + "1"]())`;
  const { ending } = await runHere(await startHere(), code);
  expect(ending).toMatchObject({ kind: 'python-error', error: { type: 'AttributeError' } });
  expect(JSON.stringify(ending).length).toBeLessThan(100_000);
});
