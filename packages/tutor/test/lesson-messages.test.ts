import { describe, expect, test } from 'vitest';
import { blank, knowledge, lessons } from '../eval/library.ts';
import type { LastResult } from '../src/ladder/last-result.ts';
import type { Reply, Situation } from '../src/talk/situation.ts';
import { answer } from '../src/talk/tutor.ts';
import { heldBack, type LessonMessage, met, own } from './lesson-message-cases.ts';

function situationOf({ at, code, after, ...run }: LessonMessage): Situation {
  const lesson = lessons[at - 1] ?? null;
  const program = code ?? lesson?.starterCode ?? '';
  return {
    ...blank,
    lesson,
    code: program,
    lastResult: resultOf(run, program),
    lastIntent: after?.intent ?? null,
    lastConcept: after?.concept ?? null,
    turn: after ? 1 : 0,
  };
}

type Run = Pick<LessonMessage, 'reached' | 'error'>;

function resultOf({ reached, error }: Run, code: string): LastResult | null {
  if (error) return { kind: 'python-error', output: '', error: factsOf(error, code), reached: [] };
  if (reached === undefined) return null;
  const goals = Array.from({ length: mostGoals }, (_, at) => at < reached);
  return { kind: 'finished', output: 'Fertig\n', error: null, reached: goals };
}

const mostGoals = 4;

function factsOf(error: NonNullable<LessonMessage['error']>, code: string) {
  const source = code.split('\n')[error.line - 1] ?? '';
  return {
    ...error,
    source,
    column: 1,
    endLine: error.line,
    endColumn: 2,
    values: [],
    frames: [{ function: '<module>', line: error.line, source, locals: {} }],
    cause: null,
    suggestion: null,
    traceback: '',
  };
}

function isRight({ at, concept, goal, says, never }: LessonMessage, reply: Reply): boolean {
  const text = goal === undefined ? null : lessons[at - 1]?.goals[goal]?.text;
  const isAboutGoal = !text || reply.rung !== null || reply.text.includes(text);
  const isCard = concept === undefined || reply.concept === concept;
  return isAboutGoal && isCard && (says?.test(reply.text) ?? true) && !never?.test(reply.text);
}

describe('in a lesson, what is known of it comes before a card that a stray word stands for', () => {
  test.each([...met, ...own])('$at: $asks', (message) => {
    const reply = answer(message.asks, knowledge, situationOf(message));
    expect(isRight(message, reply) || reply).toBe(true);
  });
});

test('also in words that nothing was tried out on', () => {
  const wrong = heldBack.filter(
    (message) => !isRight(message, answer(message.asks, knowledge, situationOf(message))),
  );
  expect(wrong.length).toBeLessThanOrEqual(2);
});
