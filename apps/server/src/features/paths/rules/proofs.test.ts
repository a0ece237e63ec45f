import type { Unit } from '@hbg/content/unit';
import { describe, expect, test } from 'vitest';
import type { Done } from '../../achievements/rules/ledger.ts';
import { standingOf } from '../../mastery/rules/standing.ts';
import { examProof, lessonProof, masteryProof, type Tried, topicProof } from './proofs.ts';

const at = '2026-03-01T08:00:00.000Z';
const later = '2026-03-02T08:00:00.000Z';

function unitWith(part: Partial<Unit>): Unit {
  return {
    id: 'lektion/1',
    title: 'Hallo',
    kind: 'run',
    language: 'python',
    minutes: 10,
    content: '',
    concepts: [],
    needs: [],
    introduces: [],
    goals: [],
    hints: [],
    quiz: [],
    starter: {},
    solution: {},
    check: null,
    data: {},
    xp: null,
    ...part,
  };
}

type DonePart = Partial<Omit<Done, 'best'>> & { readonly best?: Partial<Done['best']> };

function doneWith(part: DonePart = {}): Done {
  return {
    unit: 'lektion/1',
    xp: 15,
    reached: [],
    quiz: null,
    quizAt: null,
    minutes: 3,
    firstAt: at,
    at: later,
    ...part,
    best: { goals: 0, hadSolution: false, hints: 0, at, ...part.best },
  };
}

const goals = [{ text: 'eins' }, { text: 'zwei' }, { text: 'drei' }];
const lesson = unitWith({ goals });
const all = { reached: [true, true, true], best: { goals: 3 } };

describe('a lesson', () => {
  test('counts from the try on that has reached all goals by itself', () => {
    expect(lessonProof(lesson, doneWith(all))).toEqual({ doneAt: at, missing: null });
  });

  test('that nobody has touched misses nothing yet', () => {
    expect(lessonProof(lesson, undefined)).toEqual({ doneAt: null, missing: null });
  });

  test.each([
    [doneWith({ reached: [true, false, false], best: { goals: 1 } }), '2 Ziele offen'],
    [doneWith({ reached: [true, true, false], best: { goals: 2 } }), 'ein Ziel offen'],
    [doneWith(), 'aber noch ungeprüft'],
    [doneWith({ ...all, best: { goals: 3, hadSolution: true } }), 'aber mit der Lösung'],
    [doneWith({ ...all, best: { goals: 2 } }), 'aber noch nie alle Ziele auf einmal'],
  ])('that is only completed says what is missing (%#)', (done, why) => {
    expect(lessonProof(lesson, done)).toEqual({ doneAt: null, missing: `abgeschlossen, ${why}` });
  });

  test('without anything to check counts when it is completed, but not by its solution', () => {
    const plain = unitWith({ kind: 'read', language: null });
    expect(lessonProof(plain, doneWith()).doneAt).toBe(at);
    const shown = doneWith({ best: { hadSolution: true } });
    expect(lessonProof(plain, shown).missing).toBe('abgeschlossen, aber mit der Lösung');
  });

  test('of questions counts when all of them were right at once', () => {
    const question = { question: 'Was?', code: null, options: [] };
    const quiz = unitWith({ kind: 'quiz', language: null, quiz: [question, question] });
    expect(lessonProof(quiz, doneWith({ quiz: { right: 2, of: 2 } })).doneAt).toBe(at);
    const half = lessonProof(quiz, doneWith({ quiz: { right: 1, of: 2 } }));
    expect(half).toEqual({ doneAt: null, missing: 'abgeschlossen, Fragen offen' });
  });
});

function right(number: number, moment = at): Tried {
  return { number, isRight: true, at: moment };
}

const quizDone = doneWith({ quiz: { right: 4, of: 4 }, quizAt: at });

describe('a lesson of a mastery', () => {
  test('counts when each kata was right once and all questions were', () => {
    const tries = [right(2, later), right(1), { number: 1, isRight: false, at: later }];
    expect(masteryProof(2, tries, quizDone)).toEqual({ doneAt: later, missing: null });
  });

  test('counts from the moment on at which its questions were all right', () => {
    const answered = doneWith({ quiz: { right: 4, of: 4 }, quizAt: later });
    expect(masteryProof(1, [right(1)], answered)).toEqual({ doneAt: later, missing: null });
  });

  test.each([
    [[right(1)], quizDone, 'Code Lab 1 von 2'],
    [[right(1), right(2)], undefined, 'Quiz offen'],
    [[right(1), right(2)], doneWith({ quiz: { right: 3, of: 4 } }), 'Quiz 3 von 4'],
    [[], quizDone, 'Code Lab 0 von 2'],
    [[{ number: 1, isRight: false, at }], undefined, 'Code Lab 0 von 2, Quiz offen'],
  ])('that was begun says what is missing (%#)', (tries, done, missing) => {
    expect(masteryProof(2, tries, done)).toEqual({ doneAt: null, missing });
  });

  test('is done when the mastery calls it sure, and not before', () => {
    for (let solved = 0; solved <= 6; solved += 1) {
      for (let answered = 0; answered <= 4; answered += 1) {
        const tries = Array.from({ length: solved }, (_, index) => right(index + 1));
        const quiz = { right: answered, of: 4 };
        const told = tries.map((one) => ({
          ...one,
          way: 'lab' as const,
          isHelped: false,
          day: '2026-03-01',
        }));
        const { state } = standingOf(told, { ...quiz, day: '2026-03-01' }, 6, '2026-03-01');
        const { doneAt } = masteryProof(6, tries, doneWith({ quiz }));
        expect([solved, answered, doneAt !== null]).toEqual([solved, answered, state === 'sure']);
      }
    }
  });
});

test.each([
  [undefined, null],
  [doneWith(), null],
  [doneWith({ quiz: { right: 7, of: 10 } }), null],
  [doneWith({ quiz: { right: 8, of: 10 } }), at],
])('an exam counts when it is passed (%#)', (done, doneAt) => {
  expect(examProof(done)).toEqual({ doneAt, missing: null });
});

test.each([
  [[], null, null],
  [[{ level: 4, at }], null, 'Stand 4 von 10, ab 5 zählt es'],
  [[{ level: 5, at }], at, null],
  [
    [
      { level: 8, at },
      { level: 3, at: later },
    ],
    at,
    null,
  ],
])('a topic counts from its first level of 5 on (%#)', (judged, doneAt, missing) => {
  expect(topicProof(judged)).toEqual({ doneAt, missing });
});
