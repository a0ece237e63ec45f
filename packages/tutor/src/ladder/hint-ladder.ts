import { explainError } from '@hbg/coach/error-coach';
import type { Place } from '@hbg/coach/explanation';
import { longestCode } from '@hbg/coach/source/source';
import { inTurn } from '@hbg/coach/words/in-turn';
import type { Lesson } from '@hbg/content/lesson';
import { holdsSolution } from '../guard/leak-guard.ts';
import { codeKeyOf, isKeyFor, isRedKey, redKeyOf } from './code-key.ts';
import { askPerson, readCard } from './hint-words.ts';
import type { LastResult } from './last-result.ts';
import { pointInto } from './place-in-code.ts';

/**
 * A nudge, a question, the place in the code, a similar example worked out. There is none above:
 * what comes after the example is a nudge or a question again, and a person in place of the example.
 */
export type Rung = 1 | 2 | 3 | 4;

/** What was given before in this lesson, and for which state of the code. */
export type GivenHint = { readonly rung: Rung; readonly codeKey: string };

export type Hint = {
  readonly rung: Rung;
  readonly text: string;
  readonly place: Place | null;
  readonly codeKey: string;
};

export type HintTask = {
  readonly lesson: Lesson;
  readonly code: string;
  readonly lastResult: LastResult | null;
  readonly given: readonly GivenHint[];
};

/** One rung higher for the same code; after a change of it from the lowest again. */
export function nextHint(asked: HintTask): Hint {
  const task = { ...asked, code: asked.code.slice(0, longestCode) };
  const codeKey = codeKeyOf(task.code);
  const { text, ...hint } = hintFor(codeKey, task);
  return { place: null, codeKey, ...hint, text: withoutSolution(text, task) };
}

type Next = Pick<Hint, 'rung' | 'text'> & Partial<Hint>;

function hintFor(codeKey: string, task: HintTask): Next {
  const { lesson, given } = task;
  const rungs = given.filter((hint) => isKeyFor(hint.codeKey, codeKey)).map(({ rung }) => rung);
  const highest = Math.max(0, ...rungs);
  if (highest === 0) return redNudge(codeKey, task) ?? nudge(task);
  if (highest === 1) return question(task);
  if (highest === 2) return { rung: 3, ...pointInto(task) };
  if (highest === 3) return { rung: 4, text: exampleOf(lesson) };
  if (count(given, 1) < lesson.hints.length) return nudge(task);
  if (count(given, 2) < lesson.questions.length) return question(task);
  return { rung: 4, text: askPerson(rungs.filter((rung) => rung === 4).length - 1) };
}

/** A program that ends in red is mended first; who was told so already gets on with the lesson. */
function redNudge(codeKey: string, { lastResult, given, code }: HintTask): Next | null {
  const last = given.at(-1);
  if (!lastResult?.error || (last && isRed(last))) return null;
  const { stelle } = explainError(lastResult.error, code);
  const text = readCard(given.filter(isRed).length, stelle?.line ?? lastResult.error.line);
  return { rung: 1, text, codeKey: redKeyOf(codeKey) };
}

function nudge({ lesson, given }: HintTask): Next {
  return { rung: 1, text: inTurn(lesson.hints, count(given, 1)) };
}

function question({ lesson, given }: HintTask): Next {
  return { rung: 2, text: inTurn(lesson.questions, count(given, 2)) };
}

function exampleOf({ example }: Lesson): string {
  const { before, code, after, language } = example;
  return `${before}\n\n\`\`\`${language}\n${code}\`\`\`\n\n${after}`;
}

/** The advice of the error coach may name the very line: then the place alone must do. */
function withoutSolution(text: string, { lesson, code }: HintTask): string {
  return holdsSolution(text, lesson, code) ? inTurn(lesson.questions, 0) : text;
}

function count(given: readonly GivenHint[], rung: Rung): number {
  return given.filter((hint) => hint.rung === rung && !isRed(hint)).length;
}

function isRed({ codeKey }: GivenHint): boolean {
  return isRedKey(codeKey);
}
