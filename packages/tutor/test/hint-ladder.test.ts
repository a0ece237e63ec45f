import { expect, test } from 'vitest';
import { runPython } from '../../coach/test/python.ts';
import { lessons } from '../eval/library.ts';
import { codeKeyOf } from '../src/ladder/code-key.ts';
import { type GivenHint, nextHint } from '../src/ladder/hint-ladder.ts';
import type { LastResult } from '../src/ladder/last-result.ts';

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

async function redRunOf(code: string): Promise<LastResult> {
  const ending = await runPython(code);
  return { kind: ending.kind, output: '', error: 'error' in ending ? ending.error : null };
}

function raise(): never {
  throw new Error('no lesson');
}

test('a nudge, a question, the place, a similar example', () => {
  const { hints } = climb('print("Hallo")', 4);
  expect(hints.map(({ rung }) => rung)).toEqual([1, 2, 3, 4]);
  expect(hints[0]?.text).toBe(hello.hints[0]);
  expect(hints[1]?.text).toBe(hello.questions[0]);
  expect(hints[2]?.text).toContain('Ziel fehlt noch');
  expect(hints[3]?.text).toContain(hello.example.code);
});

test('behind the example come nudges and questions that were not given yet, then a person', () => {
  const left = hello.hints.length - 1 + hello.questions.length - 1;
  const { hints } = climb('print("Hallo")', 4 + left + 4);
  const after = hints.slice(4);
  expect(after.slice(0, left).map(({ text }) => text)).toEqual([
    ...hello.hints.slice(1),
    ...hello.questions.slice(1),
  ]);
  expect(after.map(({ rung }) => rung)).toEqual([1, 1, 2, 2, 4, 4, 4, 4]);
  const last = after.slice(left).map(({ text }) => text);
  expect(last[0]).toContain('alle Hinweise');
  expect(last[1]).toContain('Gummiente');
  expect(new Set(last.slice(0, 3)).size).toBe(3);
  expect(last.filter((text) => text.includes(hello.example.code))).toEqual([]);
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
  const lastResult = await redRunOf(code);
  const given = lowRungs(code);
  const { text, place, rung } = nextHint({ lesson: repair, code, lastResult, given });
  expect(rung).toBe(3);
  expect(place).toMatchObject({ line: 4 });
  expect(text).toContain('Zeile 4');
});

test('after a run that ended in red the first nudge is to read its card, without the cure', async () => {
  const code = repair.starterCode;
  const red = { ...task, lesson: repair, code, lastResult: await redRunOf(code) };
  const first = nextHint(red);
  expect(first).toMatchObject({ rung: 1, place: null });
  expect(first.text).toContain('die rote Karte zu Zeile 4');
  expect(first.text).not.toContain('print');
  const second = nextHint({ ...red, given: [first] });
  expect(second).toMatchObject({ rung: 2, text: repair.questions[0] });
});

test('who was told to read the card gets on with the hints of the lesson, and misses none', async () => {
  const code = repair.starterCode;
  const red = { ...task, lesson: repair, code, lastResult: await redRunOf(code) };
  const first = nextHint(red);
  const changed = { ...red, code: `${code}print("Ende")\n` };
  const second = nextHint({ ...changed, given: [first] });
  expect(second).toMatchObject({ rung: 1, text: repair.hints[0] });
  const third = nextHint({ ...red, code: `${code}print("Aus")\n`, given: [first, second] });
  expect(third.text).toContain('rote Karte');
  expect(third.text).not.toBe(first.text);
});

test('only the beginning of very long code counts', () => {
  const code = 'print("a")\n'.repeat(20_000);
  expect(codeKeyOf(code)).toBe(codeKeyOf(`${code}print("b")`));
});

test('an empty editor gets a first step', () => {
  const given = lowRungs('');
  expect(nextHint({ ...task, lesson: hello, code: '', given }).text).toContain('Zeile 1');
});

test('what one run cannot show is missing only when the page has found it out', () => {
  const lesson = lessons.find(({ goals }) => goals.some(({ probe }) => probe !== undefined));
  if (!lesson) raise();
  const at = lesson.goals.findIndex(({ probe }) => probe !== undefined);
  const reached = lesson.goals.map((_, index) => index !== at);
  const pointed = (known: readonly boolean[]) => {
    const lastResult = { kind: 'finished' as const, output: '', error: null, reached: known };
    const code = lesson.solution;
    return nextHint({ lesson, code, lastResult, given: lowRungs(code) }).text;
  };
  expect(pointed(reached)).toContain(lesson.goals[at]?.text);
  expect(pointed(lesson.goals.map(() => true))).not.toContain('Ziel fehlt noch');
});

test('what is called and used within an f-text is not called missing', () => {
  const goals = [{ text: 'Der Sieger steht da.', prints: '¤', calls: { max: 1 }, uses: ['+'] }];
  const lastResult = { kind: 'finished' as const, output: '3', error: null };
  const pointed = (code: string) =>
    nextHint({ lesson: { ...hello, goals }, code, lastResult, given: lowRungs(code) });
  const { text, place } = pointed('punkte = [1, 2]\nprint(f"{max(punkte) + 1}")');
  expect(text).toContain('Dieses Ziel fehlt noch: Der Sieger steht da. Welche Zeile');
  expect(place).toBe(null);
  expect(pointed('print(f"{max(2, 3)}")').text).toContain(
    '`+` kommt in deinem Programm noch nicht',
  );
  expect(pointed('print(f"max(2, 3) + 1")').text).toContain(
    '`max()` steht bei dir noch nirgends, gebraucht wird es einmal.',
  );
});

test('a line is named only when it is meant', () => {
  const goals = [{ text: 'Es wird gemeldet.', prints: '¤', calls: { print: 3 } }];
  const lastResult = { kind: 'finished' as const, output: 'a', error: null };
  const pointed = (code: string) =>
    nextHint({ lesson: { ...hello, goals }, code, lastResult, given: lowRungs(code) });
  const once = pointed('print("a")\nname = "b"');
  expect(once.text).toContain('Schau dir Zeile 1 an');
  expect(once.place).toMatchObject({ line: 1 });
  const never = pointed('name = "a"\nart = "b"');
  expect(never.text).not.toMatch(/Zeile \d/);
  expect(never.place).toBe(null);
});

test('a title that is a question keeps its one mark', async () => {
  const code = 'Print("a")';
  const lastResult = await redRunOf(code);
  const { text } = nextHint({ lesson: repair, code, lastResult, given: lowRungs(code) });
  expect(text).not.toMatch(/[?!]\./);
});
