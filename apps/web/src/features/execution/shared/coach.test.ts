import type { ErrorFacts } from '@hbg/contract/execution';
import type { Ending } from '@hbg/python/protocol';
import { expect, test } from 'vitest';
import { askCoach, type Ran } from './coach.ts';
import { notExecuted } from './run-python.ts';

const error: ErrorFacts = {
  type: 'NameError',
  message: "name 'pirnt' is not defined",
  line: 2,
  column: 1,
  endLine: 2,
  endColumn: 6,
  source: 'pirnt',
  suggestion: 'print',
  frames: [{ function: '<module>', line: 2, source: 'pirnt', locals: {} }],
  values: [],
  cause: null,
  traceback: 'Traceback …',
};
const offline = () => Promise.reject(new Error('offline'));
const withoutTutor = { endings: offline, warnings: offline };

function ran(code: string, ending: Ending, output = ''): Ran {
  const result = { ...ending, output, durationMs: 1 };
  return { code, result, answers: [], hasDrawn: false };
}

function kinds(said: readonly { readonly kind: string }[]) {
  return said.map(({ kind }) => kind);
}

test('says what is odd about a program that ran through', async () => {
  const said = await askCoach(ran('x = 3', { kind: 'finished', exitCode: 0 }));
  expect(said.explanation).toBeNull();
  expect(kinds(said.hints)).toEqual(['nothing-printed']);
});

test('knows what was typed and whether something was drawn', async () => {
  const code = 'a = input()\nprint(a * 2)';
  const finished = ran(code, { kind: 'finished', exitCode: 0 }, '33\n');
  expect(kinds((await askCoach({ ...finished, answers: ['3'] })).hints)).toEqual([
    'text-arithmetic',
  ]);
  const drawn = ran('import turtle', { kind: 'finished', exitCode: 0 });
  expect((await askCoach({ ...drawn, hasDrawn: true })).hints).toEqual([]);
});

test('says after Stop which loop would have gone on for ever', async () => {
  const code = 'i = 0\nwhile i < 5:\n    pass\nwhile True: pass';
  const stopped = ran(code, { kind: 'stopped', error });
  const said = await askCoach(stopped);
  expect(said.explanation).toBeNull();
  expect(said.hints).toMatchObject([{ kind: 'endless-loop', stelle: { line: 2 } }]);
});

test('says of a run that was too long or too loud which loop is to blame, and why', async () => {
  const code = 'n = 3\nwhile n > 0:\n    print(n)\nn = n - 1';
  const said = await askCoach(ran(code, { kind: 'output-limit', error: null }, '3\n3\n'));
  expect(said.explanation).toMatchObject({
    kind: 'output-limit',
    titel: 'Zu viel ausgegeben',
    stelle: { line: 2 },
    tipp: expect.stringContaining('Rück `n = n - 1` in Zeile 4'),
  });
  expect(said.hints).toEqual([]);
});

test('explains an error, and only that', async () => {
  const said = await askCoach(ran('print == 3\npirnt(1)', { kind: 'python-error', error }));
  expect(said.explanation).toMatchObject({ kind: 'misspelt-builtin', stelle: { line: 2 } });
  expect(said.hints).toEqual([]);
});

test.each([
  [
    'a program that was not executed',
    { ...ran('x', { kind: 'finished', exitCode: 0 }), result: notExecuted },
  ],
  ['a program that ended with a code of its own', ran('x = 3', { kind: 'finished', exitCode: 2 })],
])('has nothing to say about %s', async (_, ran) => {
  expect(await askCoach(ran)).toEqual({ explanation: null, hints: [] });
});

test('without a connection an error still has its line and what Python says', async () => {
  const said = await askCoach(ran('x\npirnt', { kind: 'python-error', error }), withoutTutor);
  expect(said.explanation).toMatchObject({
    kind: 'unexplained',
    stelle: { line: 2 },
    original: "NameError: name 'pirnt' is not defined",
  });
  expect(said.hints).toEqual([]);
});

test('without a connection a run that went well is just that', async () => {
  const fine = ran('x = 3', { kind: 'finished', exitCode: 0 });
  expect(await askCoach(fine, withoutTutor)).toEqual({ explanation: null, hints: [] });
  const lost = ran('x\npirnt', { kind: 'python-error', error: { ...error, line: null } });
  expect((await askCoach(lost, withoutTutor)).explanation).toMatchObject({ stelle: null });
});
