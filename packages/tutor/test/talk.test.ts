import { expect, test } from 'vitest';
import { blank, knowledge, lessons } from '../eval/library.ts';
import { teachingPrompt } from '../src/prompt/teaching-prompt.ts';
import type { Situation } from '../src/talk/situation.ts';
import { answer } from '../src/talk/tutor.ts';
import { runPython } from './python.ts';

const [lesson] = lessons;
if (!lesson) throw new Error('There is no lesson.');

function ask(message: string, situation: Partial<Situation> = {}) {
  return answer(message, knowledge, { ...blank, ...situation });
}

test('a younger learner gets the short answer, an older one the long', () => {
  const [short, long] = [
    ask('Was ist eine Variable?', { isYoung: true }),
    ask('Was ist eine Variable?', { isYoung: false }),
  ];
  expect(short.concept).toBe('variable');
  expect(long.text.length).toBeGreaterThan(short.text.length);
});

test('two things are held against each other', () => {
  const { text } = ask('Was ist der Unterschied zwischen Liste und Tupel?');
  expect(text).toMatch(/\*\*Liste.*\*\*Tupel|\*\*Tupel.*\*\*Liste/s);
});

test('an example is of what was spoken of last', () => {
  expect(ask('Hast du ein Beispiel?', { lastConcept: 'rekursion' }).text).toContain('Rekursion');
});

test('a line of the own code is explained', () => {
  const code = 'tiere = ["Hund"]\nfor tier in tiere:\n    print(tier)';
  const { text } = ask('Was macht Zeile 2?', { code });
  expect(text).toContain('`for tier in tiere:`');
  expect(text).toContain('for-Schleife');
  expect(ask('Was macht Zeile 9?', { code }).text).toContain('3 Zeilen');
});

test('a question about the own error is answered by the error coach', async () => {
  const code = 'print(name)';
  const ending = await runPython(code);
  const lastResult = {
    kind: ending.kind,
    output: '',
    error: 'error' in ending ? ending.error : null,
  };
  const { text, place } = ask('Warum geht das nicht?', { code, lastResult });
  expect(text).toContain('`name`');
  expect(place).toMatchObject({ line: 1 });
  expect(ask('Warum geht das nicht?', { code }).text).toContain('Run');
});

test('who has reached all goals needs no hint', () => {
  const lastResult = { kind: 'finished' as const, output: 'Hallo, Welt!\na\nb\n', error: null };
  const { text } = ask('Tipp bitte', { lesson, code: lesson?.solution ?? '', lastResult });
  expect(text).toContain('alle Ziele');
});

test('comfort and refusal come with the next rung', () => {
  for (const message of ['ich bin zu dumm dafür', 'gib mir die lösung']) {
    const { text, rung } = ask(message, { lesson });
    expect(rung).toBe(1);
    expect(text).toContain(lesson?.hints[0]);
  }
});

test('the same is not said twice in a row', () => {
  expect(ask('Danke!', { turn: 1 }).text).not.toBe(ask('Danke!', { turn: 2 }).text);
});

test('a model is told neither the solution nor names', () => {
  const reply = ask('Tipp bitte', { lesson });
  const { instructions, turns } = teachingPrompt({
    message: 'Tipp bitte, sagt Pixel',
    situation: { ...blank, lesson, code: 'name = "Pixel"' },
    reply,
    knowledge,
    history: [{ message: 'Ich bin Pixel', response: 'Hallo Pixel' }],
    voice: '',
    names: ['Pixel'],
  });
  const told = instructions + JSON.stringify(turns);
  expect(told).not.toContain('Pixel');
  const secret = (lesson?.solution ?? '').split('\n').filter((line) => line.length > 25);
  expect(secret.filter((line) => told.includes(line))).toEqual([]);
  expect(told).toContain(reply.text.slice(0, 30));
});
