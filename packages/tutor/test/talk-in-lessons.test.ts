import { fencesOf } from '@hbg/content/sections';
import { expect, test } from 'vitest';
import { sampleOf } from '../../../scripts/sample-of.ts';
import { runPython } from '../../coach/test/python.ts';
import { blank, knowledge, lessons } from '../eval/library.ts';
import { countWords } from '../src/talk/brief.ts';
import { aboutTheCraft } from '../src/talk/craft.ts';
import type { Situation } from '../src/talk/situation.ts';
import { answer } from '../src/talk/tutor.ts';

function ask(at: number, message: string, situation: Partial<Situation> = {}) {
  const lesson = lessons[at - 1] ?? null;
  const code = lesson?.starterCode ?? '';
  return answer(message, knowledge, { ...blank, lesson, code, ...situation });
}

const riddle = 'for-schleife';
const afterQuiz = { lastIntent: 'quiz', lastConcept: riddle, openRiddle: riddle, turn: 1 };
const afterLoop = { lastIntent: 'concept', lastConcept: 'for-schleife', turn: 1 };

test('a definition has an example of what was taught, or none', () => {
  const loop = ask(27, 'was ist eine schleife??');
  expect(loop.concept).toBe('for-schleife');
  expect(fencesOf(loop.text)).toHaveLength(1);
  expect(loop.text).not.toContain('[');
  const early = ask(4, 'was ist eine liste');
  expect(early.text).toContain('Lektion 35');
  expect(fencesOf(early.text)).toEqual([]);
});

test('what no card of the course so far explains is answered from the text of the lesson', () => {
  const { text } = ask(27, 'wie macht man das mit der nummer davor');
  expect(text).toContain('„Die Runde hat eine Nummer“');
  expect(text).not.toContain('enumerate');
});

test('what is unclear is asked back within the lesson, instead of being guessed', () => {
  const { text } = ask(9, 'geht das auch lauter');
  expect(text).toMatch(/nicht sicher.*\*\*Eingabe mit input\*\*.*\?/s);
});

test('what is likely meant is answered, and what else may be meant is offered', () => {
  const { text, concept } = ask(9, 'wie frage ich nach dem alter');
  expect(concept).toBe('input');
  expect(text).toContain('**Eingabe mit input**');
});

test('what comes later, and what belongs to another subject, is told in a sentence', () => {
  expect(ask(4, 'was sind varaiblen').text).toMatch(/^\*\*Variable\*\*: .+Lektion 7/s);
  expect(ask(35, 'was ist ein tag in html').text).toMatch(/^\*\*Tag und Element\*\*: /);
  expect(ask(70, 'wie lernt eine ki').concept).toMatch(/training|lernen/);
});

test('mistyped names are put right before anything is asked back', () => {
  expect(ask(70, 'prnit was macht das').concept).toBe('print');
  expect(ask(40, 'apend').concept).toBe('append');
  expect(ask(10, 'kommentrae??').concept).toBe('kommentar');
});

test('the name of a card within a question about another does not win', () => {
  expect(ask(58, 'kann man in python bilder malen').concept).toBe('turtle');
  expect(ask(50, 'was macht der doppelpunkt in text[2:5]').concept).toBe('slicing');
});

test('code that is not the own is explained by its card', () => {
  expect(ask(40, 'was macht freunde.append("Lea")').concept).toBe('append');
});

test('an example of what comes later is told of instead of a hint for the task', () => {
  const { text, rung } = ask(4, 'zeig mir ein beispiel für eine liste');
  expect(rung).toBeNull();
  expect(text).toContain('Lektion 35');
});

test('the first answer is short, and the rest comes in the words that it offers', () => {
  for (const isYoung of [true, false]) {
    const first = ask(27, 'was ist range', { isYoung });
    expect(countWords(first.text)).toBeLessThanOrEqual(90);
    expect(first.text).toMatch(/„genauer“\.$/);
    const more = ask(27, 'genauer', { ...afterLoop, lastConcept: 'range', isYoung });
    expect(more.text).toContain('genauer:');
    expect(more.text).not.toContain(first.text.split('\n\n')[1]);
  }
});

test('who has not understood gets fewer words, another example, and its lines one by one', () => {
  const first = ask(27, 'was ist eine schleife');
  const { text, concept } = ask(27, 'ich check das nich', afterLoop);
  expect(concept).toBe('for-schleife');
  expect(text).toContain('Noch einmal einfacher');
  expect(text).toContain('Sie wiederholt den eingerückten Block');
  expect(fencesOf(text)[0]?.code).not.toBe(fencesOf(first.text)[0]?.code);
});

test('who has not understood an error gets it in steps', async () => {
  const code = lessons[3]?.starterCode ?? '';
  const ending = await runPython(code);
  const error = 'error' in ending ? ending.error : null;
  const lastResult = { kind: ending.kind, output: '', error };
  const red = ask(4, 'was heisst das rote', { lastResult });
  expect(red.place).toMatchObject({ line: 4 });
  const again = ask(4, 'kapier ich nicht', { lastResult, lastIntent: 'error', turn: 1 });
  expect(again.text).toContain('1. Geh in Zeile 4');
});

test('red is explained also to who has nothing red', () => {
  expect(ask(4, 'was bedeutet das rote').text).toContain('roten Karte');
});

test('a sign is explained as far as it was taught', () => {
  expect(ask(27, 'was is das % zeichen').concept).toBe('modulo');
  expect(ask(22, 'muss da ein : hin').text).not.toContain('for');
  expect(ask(28, 'muss da ein : hin').text).toContain('`for zahl');
  expect(ask(14, 'warum geht 5 + "5" nicht').concept).not.toBe('verketten');
});

test('a riddle is answered by a letter, and reacted to', () => {
  const { text, intent } = ask(27, 'stell mir eine frage');
  expect(intent).toBe('quiz');
  expect(text).toContain('**B:**');
  expect(ask(27, 'B', afterQuiz).text).toMatch(/richtig: \*\*B\*\*/i);
  expect(ask(27, '3', afterQuiz).text).toContain('C ist es nicht');
  expect(ask(27, '3', afterQuiz).intent).toBe('quiz');
  expect(ask(27, 'ja', afterQuiz).text).toContain('A, B, C oder D');
  expect(ask(27, '0 1 2 Fertig', afterQuiz).text).toMatch(/richtig/i);
  expect(ask(27, 'keine ahnung', afterQuiz).text).toMatch(/zusammen.*Also \*\*B\*\*/s);
});

test('a question that follows a riddle is no guess', () => {
  expect(ask(27, 'was macht zeile 3?', afterQuiz).text).toContain('Zeile 3');
  expect(ask(27, 'nächste frage', afterQuiz).intent).toBe('quiz');
});

test('every card has a riddle whose right answer is found right', () => {
  for (const concept of sampleOf([...knowledge.concepts.values()], 40)) {
    const quiz = { lastIntent: 'quiz', lastConcept: concept.id, openRiddle: concept.id };
    const verdicts = ['A', 'B', 'C'].map(
      (letter) => answer(letter, knowledge, { ...blank, ...quiz }).text,
    );
    const right = verdicts.filter((text) => /^(?:Richtig|Genau|Stimmt)/.test(text)).length;
    expect(right).toBeLessThanOrEqual(1);
    expect(verdicts.some((text) => text.startsWith('Noch nicht'))).toBe(true);
  }
});

test('the solution is first answered warmly, then by its reason', () => {
  const first = ask(4, 'gib mir die lösung');
  expect(first.rung).toBe(1);
  expect(first.text).toMatch(/schaffst du auch selbst/);
  const again = ask(4, 'gib mir die lösung', { lastIntent: 'solution', turn: 1 });
  expect(again.text.split('\n\n')[0]).not.toBe(first.text.split('\n\n')[0]);
});

test('how a thing is used is a question about it, not for the solution', () => {
  expect(ask(43, 'wie rufe ich die funktion auf')).toMatchObject({
    intent: 'concept',
    concept: 'funktion',
  });
});

test.each(['i am bored', 'ich hasse programmieren', 'mir ist langweilig'])(
  'comfort is complete in itself: %s',
  (message) => {
    for (const turn of [0, 1, 2]) {
      for (const at of [4, 27]) expect(ask(at, message, { turn }).text).not.toMatch(/:$/);
    }
  },
);

test('a line is not read aloud to who asks for something else', () => {
  for (const message of ['wozu braucht man funktionen überhaupt', 'was ist besser', 'A']) {
    expect(ask(43, message).intent).not.toBe('explain-line');
  }
});

test.each([
  ['wie werde ich hacker', 52, 'Geheimschrift'],
  ['wie kann ich mit python bilder malen', 57, 'Turtle|Schildkröte'],
])('what is said of other lessons holds: %s, lesson %i', (_, at, title) => {
  expect(lessons[at - 1]?.title).toMatch(new RegExp(title, 'i'));
});

test('the numbers of lessons in answers are those of the course', () => {
  expect(aboutTheCraft('wie werde ich hacker', 0)).toContain('Lektion 52');
});
