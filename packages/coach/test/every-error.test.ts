import { expect, test } from 'vitest';
import { runHere, startHere } from '../../python/test/interpreter-here.ts';
import { finderOf, mostErrors } from '../src/every-error/finder.ts';
import { readFound } from '../src/every-error/read-found.ts';

const interpreter = await startHere();

async function find(code: string) {
  const { output } = await runHere(interpreter, finderOf(code));
  interpreter.cleanUp();
  return readFound(output, code);
}

async function linesOf(code: string) {
  const found = await find(code);
  return found?.errors.map(({ stelle, titel }) => `${stelle?.line}: ${titel}`);
}

test('tells all errors of a program and not the first alone', async () => {
  const code = `name = input("Name: )
if name = "Byte":
    print("Hallo")
else
    print("Wer?"
for i in range(3)
    print(i)
`;
  expect(await linesOf(code)).toEqual([
    '1: Anführungszeichen fehlt',
    '2: Vergleichen braucht zwei =',
    '4: Doppelpunkt fehlt',
    '5: Klammer nicht geschlossen',
    '6: Doppelpunkt fehlt',
  ]);
});

test.each([
  ['what stands in a bracket that stays open', 'liste = [\n    1,\n    2\nprint(liste)\n', ['1']],
  ['the end of a loop that is misspelt', 'wihle x < 3:\n    x += 1\n    break\n', ['1']],
  ['the result of a function that is misspelt', 'dfe f(a):\n    return a\n', ['1']],
  ['the branches of a broken question', 'if x = 1:\n    y = 1\nelse:\n    y = 2\n', ['1']],
  ['what a broken try catches', 'try\n    x = 1\nexcept ValueError:\n    pass\n', ['1']],
  ['what comes after a missing indentation', 'def f():\nreturn 1\nprint(f())\n', ['2']],
  ['a block that is set in for no reason', 'x = 1\n  y = 2\n  z = 3\n', ['2']],
])('blames nothing else: %s', async (_, code, lines) => {
  const found = await find(code);
  expect(found?.errors.map(({ stelle }) => String(stelle?.line))).toEqual(lines);
  expect(found?.isWhole).toBe(true);
});

test('places stand in the code as it was written', async () => {
  const found = await find('x = 1\n    y = (2\nif x:\nprint("ä" x)\n');
  const [, bracket] = found?.errors ?? [];
  expect(bracket?.stelle).toMatchObject({ line: 2, column: 9 });
});

test('a program without errors has none', async () => {
  expect(await find('für_später = "ä"\nprint(für_später)\n')).toEqual({
    errors: [],
    isWhole: true,
  });
});

test('says that it has not read all of it', async () => {
  const found = await find('text = """ offen\nprint(text\n');
  expect(found?.isWhole).toBe(false);
  const many = await find('x = = 1\n'.repeat(mostErrors + 5));
  expect(many?.errors).toHaveLength(mostErrors);
  expect(many?.isWhole).toBe(false);
});

test.each(['', '[]', '{"found": 1}', 'Traceback'])('makes nothing of %s', (output) => {
  expect(readFound(output, 'x')).toBeNull();
});
