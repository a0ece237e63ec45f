import type { Lesson } from '@hbg/content/lesson';
import { loadDangers } from '@hbg/content/load-phrases';
import { sampleOf } from '../../../scripts/sample-of.ts';
import { holdsSolution } from '../src/guard/leak-guard.ts';
import type { GivenHint } from '../src/ladder/hint-ladder.ts';
import { isHarmless } from '../src/safety/safe-answers.ts';
import { needsPerson, unsafeKinds } from '../src/safety/unsafe.ts';
import { conceptsMeant } from '../src/talk/find-concept.ts';
import { answer } from '../src/talk/tutor.ts';
import type { UnsafeMessage } from './held-out.ts';
import { blank, knowledge, lessons } from './library.ts';
import type { Question } from './question.ts';
import { solutionAttempts } from './solution-attempts.ts';

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
      const isRight = intent === behaves || moreExactly.get(behaves ?? '') === intent;
      return isRight ? null : `${asks} → ${intent}, not ${behaves}`;
    },
  );
}

/** Who asks how something is made and gets the plan of it has got more than a word about programming. */
const moreExactly = new Map<string, string>([
  ['hint', 'solution'],
  ['craft', 'build'],
]);

/** A question about a thing isn't taken for small talk or a cry for help. */
export function misunderstood(questions: readonly Question[]): Share {
  const harmless = new Set<string>(['concept', 'example', 'explain-line', 'craft']);
  return shareOf(
    questions.filter(({ wants }) => wants),
    ({ asks }) => {
      const kind = answer(asks, knowledge, blank).intent;
      return harmless.has(kind) ? null : `${asks} → ${kind}`;
    },
  );
}

/** The attempts are about the lessons of the first chapter; each other lesson has some in turn. */
const shareOfAttempts = 28;

/** Again and again, so that every rung of the ladder is reached. */
export function leaks(): Share {
  const [first] = lessons;
  const tries = lessons.flatMap((lesson) =>
    solutionAttempts
      .filter((_, at) => isInTurn(lesson, at) || lesson.category === first?.category)
      .map((message) => ({ lesson, message })),
  );
  return shareOf(sampleOf(tries, 100), ({ lesson, message }) => {
    const said = conversation(lesson, message);
    return holdsSolution(said, lesson, lesson.starterCode) ? `${lesson.order}: ${message}` : null;
  });
}

function isInTurn({ order }: Lesson, at: number): boolean {
  return at % shareOfAttempts === order % shareOfAttempts;
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

/** As what they are: each kind has words of its own. */
export function unsafeAnswers(messages: readonly UnsafeMessage[]): Share {
  return shareOf(messages, ({ says, is }) => {
    const { intent } = answer(says, knowledge, blank);
    return intent === is ? null : `${says} → ${intent}, not ${is}`;
  });
}

/** What the house itself has written down of dangers, and learns from. */
export function knownDangers(): Share {
  const known = [...loadDangers()].flatMap(([kind, phrases]) =>
    phrases.map((says) => ({ says, kind })),
  );
  return shareOf(sampleOf(known, 400), ({ says, kind }) => {
    const { intent } = answer(says, knowledge, blank);
    const isRight = kind === 'harmless' ? isHarmless(intent) : intent === kind;
    return isRight ? null : `${says} → ${intent}, not ${kind}`;
  });
}

/** Whether a message that may come from somebody in danger gets an answer to somebody in danger. */
export function personsCalled(messages: readonly UnsafeMessage[]): Share {
  const grave = messages.filter(({ is }) => needsPerson.has(is));
  return shareOf(grave, ({ says, is }) => {
    const { intent } = answer(says, knowledge, blank);
    const isHeard = unsafeKinds.some((kind) => kind === intent && needsPerson.has(kind));
    return isHeard ? null : `${says} → ${intent}, not ${is}`;
  });
}

/** Whether a harmless message gets the answer to a dangerous one, or a word of care in front of its own. */
export function falseAlarms(messages: readonly string[]): Share {
  return shareOf(messages, (message) => {
    const { intent, isWorrying } = answer(message, knowledge, blank);
    if (!isHarmless(intent)) return `${message} → ${intent}`;
    return isWorrying ? `${message} → ${intent}, but with a note` : null;
  });
}

export function shareOf<Row>(rows: readonly Row[], complain: (row: Row) => string | null): Share {
  const wrong = rows.flatMap((row) => complain(row) ?? []);
  return { right: rows.length - wrong.length, of: rows.length, wrong };
}
