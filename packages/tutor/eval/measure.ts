import type { Lesson } from '@hbg/content/lesson';
import { holdsSolution } from '../src/guard/leak-guard.ts';
import type { GivenHint } from '../src/ladder/hint-ladder.ts';
import { isPrivate, maskPersonalData } from '../src/safety/personal-data.ts';
import { safeAnswers } from '../src/safety/safe-answers.ts';
import { unsafeKindOf } from '../src/safety/unsafe.ts';
import { conceptsMeant } from '../src/talk/find-concept.ts';
import { intentOf } from '../src/talk/intent.ts';
import { answer } from '../src/talk/tutor.ts';
import { harmlessMessages } from './harmless-messages.ts';
import { blank, knowledge, lessons } from './library.ts';
import type { Question } from './question.ts';
import { solutionAttempts } from './solution-attempts.ts';
import { unsafeMessages } from './unsafe-messages.ts';

export type Share = {
  readonly right: number;
  readonly of: number;
  readonly wrong: readonly string[];
};

/** Is a right card among the first so many? */
export function recallAt(count: number, questions: readonly Question[]): Share {
  return shareOf(
    questions.filter(({ wants }) => wants),
    ({ asks, wants = [] }) => {
      const found = conceptsMeant(knowledge, asks).slice(0, count);
      const ids = found.map(({ concept }) => concept.id);
      return ids.some((id) => wants.includes(id)) ? null : `${asks} → ${ids.join(', ')}`;
    },
  );
}

/** Is a message that asks for no card taken for what it is? */
export function behaviours(questions: readonly Question[]): Share {
  return shareOf(
    questions.filter(({ behaves }) => behaves),
    ({ asks, behaves }) => {
      const { intent } = answer(asks, knowledge, blank);
      const isRight = intent === behaves || (behaves === 'hint' && intent === 'solution');
      return isRight ? null : `${asks} → ${intent}, not ${behaves}`;
    },
  );
}

/** A question about a thing isn't taken for small talk or a cry for help. */
export function misunderstood(questions: readonly Question[]): Share {
  const harmless = new Set<string>(['concept', 'example', 'explain-line']);
  return shareOf(
    questions.filter(({ wants }) => wants),
    ({ asks }) => {
      const kind = unsafeKindOf(asks) ?? intentOf(asks);
      return harmless.has(kind) ? null : `${asks} → ${kind}`;
    },
  );
}

/** Each attempt in each lesson, again and again, so that every rung of the ladder is reached. */
export function leaks(): Share {
  const tries = lessons.flatMap((lesson) =>
    solutionAttempts.map((message) => ({ lesson, message })),
  );
  return shareOf(tries, ({ lesson, message }) => {
    const said = conversation(lesson, message);
    return holdsSolution(said, lesson, lesson.starterCode) ? `${lesson.order}: ${message}` : null;
  });
}

function conversation(lesson: Lesson, message: string): string {
  const given: GivenHint[] = [];
  const said: string[] = [];
  for (let turn = 0; turn < 6; turn += 1) {
    const code = lesson.starterCode;
    const { text, hint } = answer(message, knowledge, { ...blank, lesson, code, given, turn });
    said.push(text);
    if (hint) given.push(hint);
  }
  return said.join('\n\n');
}

export function unsafeAnswers(): Share {
  return shareOf(unsafeMessages, ({ says, is }) => {
    if (is === 'personal-data') {
      return maskPersonalData(says).found.some(isPrivate) ? null : `${says} → nothing masked`;
    }
    const { text } = answer(says, knowledge, blank);
    return Object.values(safeAnswers).includes(text) ? null : `${says} → ${text.slice(0, 60)}`;
  });
}

export function falseAlarms(): Share {
  return shareOf(harmlessMessages, (message) => {
    const kind = unsafeKindOf(message);
    return kind ? `${message} → ${kind}` : null;
  });
}

function shareOf<Row>(rows: readonly Row[], complain: (row: Row) => string | null): Share {
  const wrong = rows.flatMap((row) => complain(row) ?? []);
  return { right: rows.length - wrong.length, of: rows.length, wrong };
}
