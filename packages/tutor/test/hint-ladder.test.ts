import { expect, test } from 'vitest';
import { lessons } from '../eval/library.ts';
import { codeKeyOf } from '../src/ladder/code-key.ts';
import { type GivenHint, nextHint } from '../src/ladder/hint-ladder.ts';
import { runPython } from './python.ts';

const task = { lastResult: null, given: [] };
const [hello] = lessons;
const repair = lessons[3];
if (!hello || !repair) throw new Error('The first chapter is missing.');

function climb(code: string, times: number) {
  const given: GivenHint[] = [];
  const hints = Array.from({ length: times }, () => {
    const hint = nextHint({ ...task, lesson: hello ?? raise(), code, given });
    given.push(hint);
    return hint;
  });
  return { hints, given };
}

function lowRungs(code: string): GivenHint[] {
  const codeKey = codeKeyOf(code);
  return [
    { rung: 1, codeKey },
    { rung: 2, codeKey },
  ];
}

function raise(): never {
  throw new Error('no lesson');
}

test('a nudge, a question, the place, a similar example', () => {
  const { hints } = climb('print("Hallo")', 4);
  expect(hints.map(({ rung }) => rung)).toEqual([1, 2, 3, 4]);
  expect(hints[0]?.text).toBe(hello.hints[0]);
  expect(hints[1]?.text).toBe(hello.questions[0]);
  expect(hints[2]?.text).toContain('Zeile 1');
  expect(hints[3]?.text).toContain(hello.example.code);
});

test('changed code begins at the lowest rung, with the next nudge', () => {
  const { given } = climb('print("Hallo")', 2);
  const next = nextHint({ ...task, lesson: hello, code: 'print("Hallo")\nprint("da")', given });
  expect(next).toMatchObject({ rung: 1, text: hello.hints[1] });
});

test('spaces and comments are no change', () => {
  expect(codeKeyOf('print( "a" )  # x')).toBe(codeKeyOf('print("a")'));
  expect(codeKeyOf('print("b")')).not.toBe(codeKeyOf('print("a")'));
});

test('the place of an error is that of the error coach', async () => {
  const code = repair.starterCode;
  const ending = await runPython(code);
  const error = 'error' in ending ? ending.error : null;
  const lastResult = { kind: ending.kind, output: '', error };
  const given = lowRungs(code);
  const { text, place, rung } = nextHint({ lesson: repair, code, lastResult, given });
  expect(rung).toBe(3);
  expect(place).toMatchObject({ line: 4 });
  expect(text).toContain('Zeile 4');
});

test('an empty editor gets a first step', () => {
  const given = lowRungs('');
  expect(nextHint({ ...task, lesson: hello, code: '', given }).text).toContain('Zeile 1');
});
