import { explainError } from '@hbg/coach/error-coach';
import type { Place } from '@hbg/coach/explanation';
import { countCalls, isReached, isUseOf, tokensWithFilled } from '@hbg/coach/goals';
import { longestCode } from '@hbg/coach/source/source';
import { type Token, tokensOf } from '@hbg/coach/source/tokens';
import { code as quote } from '@hbg/coach/words/code-quote';
import { often } from '@hbg/coach/words/often';
import { keywords } from '@hbg/coach/words/python-names';
import { isSimple } from '@hbg/content/goal';
import type { Lesson } from '@hbg/content/lesson';
import type { Goal } from '@hbg/contract/units';
import { withWordsOfCheck } from '../guard/goals-of-check.ts';
import type { LastResult } from './last-result.ts';

export type Pointer = { readonly text: string; readonly place: Place | null };

type Task = {
  readonly lesson: Lesson;
  readonly code: string;
  readonly lastResult: LastResult | null;
};

/** Where in the learner's own code the next step is, and why there. */
export function pointInto(asked: Task): Pointer {
  const task = { ...asked, code: asked.code.slice(0, longestCode) };
  return pointToError(task) ?? pointToGoal(task) ?? pointToMissingPiece(task) ?? pointToEnd(task);
}

/** The first goal that the last run hasn't shown. */
export function openGoal({ lesson, code, lastResult }: Task): Goal | null {
  const output = lastResult?.output ?? '';
  const shown = { code: code.slice(0, longestCode), output };
  const isOpen = (goal: Goal, at: number) => {
    const known = lastResult?.reached?.[at] ?? null;
    return known === null ? !wantsTrial(goal) && !isReached(goal, shown) : !known;
  };
  return withWordsOfCheck(lesson.goals, lesson.unit.check).find(isOpen) ?? null;
}

/** What it does with other input, or when its functions are called, one run doesn't show. */
function wantsTrial(goal: Goal): boolean {
  return goal.inputs !== undefined || goal.probe !== undefined || !isSimple(goal);
}

function pointToError({ code, lastResult }: Task): Pointer | null {
  if (!lastResult?.error) return null;
  const { titel, erklaerung, tipp, stelle } = explainError(lastResult.error, code);
  const where = stelle ? `Schau in Zeile ${stelle.line}: ` : '';
  return { text: `${where}${asSentence(titel)} ${erklaerung} ${tipp}`, place: stelle };
}

function asSentence(title: string): string {
  return /[.!?…]$/.test(title) ? title : `${title}.`;
}

function pointToGoal(task: Task): Pointer | null {
  const goal = openGoal(task);
  const tokens = tokensOf(task.code).filter(({ kind }) => kind !== 'comment');
  if (!goal || tokens.length === 0) return null;
  const missing = missingIn(goal, tokensWithFilled(task.code));
  const place = lastOf(tokens, missing?.name) ?? null;
  const parts = [`Dieses Ziel fehlt noch: ${goal.text}`, missing?.text, questionAt(place)];
  return { text: parts.filter(Boolean).join(' '), place };
}

/** Where no line is meant, none is named: the last one would only lead astray. */
function questionAt(place: Place | null): string {
  return place
    ? `Schau dir Zeile ${place.line} an: Was müsste dort oder gleich danach geschehen?`
    : 'Welche Zeile deines Programms ist dafür da? Wenn es noch keine gibt: Zwischen welche zwei Zeilen gehört sie?';
}

function missingIn(goal: Goal, tokens: readonly Token[]) {
  for (const [name, wanted] of Object.entries(goal.calls ?? {})) {
    const count = countCalls(tokens, name);
    if (count < wanted) {
      const seen = count === 0 ? 'noch nirgends' : `nur ${often(count)}`;
      const text = `${quote(`${name}()`)} steht bei dir ${seen}, gebraucht wird es ${often(wanted)}.`;
      return { name, text };
    }
  }
  const sign = (goal.uses ?? []).find(
    (use) => use !== '#' && !tokens.some((token) => isUseOf(token, use)),
  );
  return sign
    ? { name: undefined, text: `${quote(sign)} kommt in deinem Programm noch nicht vor.` }
    : null;
}

/** A keyword or a function of Python that every good answer has and this one lacks. */
function pointToMissingPiece({ lesson, code }: Task): Pointer | null {
  const own = new Set(tokensWithFilled(code).map(({ text }) => text));
  const wanted = tokensOf(lesson.solution).find(
    ({ kind, text }) => kind === 'name' && keywords.has(text) && !own.has(text),
  );
  if (!wanted || code.trim() === '') return null;
  return {
    text: `In deinem Programm kommt ${quote(wanted.text)} noch nicht vor. Überleg, an welcher Stelle es dir Arbeit abnimmt.`,
    place: null,
  };
}

function pointToEnd({ code }: Task): Pointer {
  const text =
    code.trim() === ''
      ? 'Dein Editor ist noch leer. Fang in Zeile 1 mit dem ersten Satz der Aufgabe an.'
      : 'Lies dein Programm laut vor, Zeile für Zeile bis zum Ende, und vergleich es mit der Aufgabe: Wo sagst du etwas anderes, als dort steht?';
  return { text, place: null };
}

function lastOf(tokens: readonly Token[], name: string | undefined): Token | undefined {
  return name === undefined ? undefined : tokens.findLast(({ text }) => text === name);
}
