import type { Lesson } from '@hbg/content/lesson';
import type { Place } from '../explanation.ts';
import { holdsSolution } from '../guard/leak-guard.ts';
import { codeKeyOf } from './code-key.ts';
import type { LastResult } from './last-result.ts';
import { pointInto } from './place-in-code.ts';

/** A nudge, a question, the place in the code, a similar example worked out. */
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
export function nextHint(task: HintTask): Hint {
  const codeKey = codeKeyOf(task.code);
  const rung = rungAbove(task.given.filter((hint) => hint.codeKey === codeKey));
  const { text, place } = hintOf(rung, task);
  return { rung, place, codeKey, text: withoutSolution(text, task) };
}

function rungAbove(given: readonly GivenHint[]): Rung {
  const highest = Math.max(0, ...given.map(({ rung }) => rung));
  return highest === 0 ? 1 : highest === 1 ? 2 : highest === 2 ? 3 : 4;
}

function hintOf(rung: Rung, task: HintTask): Pick<Hint, 'text' | 'place'> {
  const { lesson, given } = task;
  const before = given.filter((hint) => hint.rung === rung).length;
  if (rung === 1) return { text: nth(lesson.hints, before), place: null };
  if (rung === 2) return { text: nth(lesson.questions, before), place: null };
  return rung === 3 ? pointInto(task) : { text: exampleOf(lesson), place: null };
}

function exampleOf({ example }: Lesson): string {
  const { before, code, after, language } = example;
  return `${before}\n\n\`\`\`${language}\n${code}\`\`\`\n\n${after}`;
}

/** The advice of the error coach may name the very line: then the place alone must do. */
function withoutSolution(text: string, { lesson, code }: HintTask): string {
  return holdsSolution(text, lesson, code) ? nth(lesson.questions, 0) : text;
}

/** The last one again when all were given. */
function nth(texts: readonly string[], index: number): string {
  return texts[Math.min(index, texts.length - 1)] ?? '';
}
