import type { InPlace } from './finding.ts';

/** In which the function of this goal begins, counted from 1. */
export function lineOfGoal(check: string, number: number): number {
  const at = check.split('\n').findIndex((line) => line.includes(`goal_${number}(`));
  return Math.max(0, at) + 1;
}

/** The first in or behind this goal that has the word. */
export function wordLine(check: string, number: number, word: string | undefined): number {
  const start = lineOfGoal(check, number);
  if (word === undefined) return start;
  const lines = check.split('\n').slice(start - 1);
  const at = lines.findIndex((line) => new RegExp(`\\b${RegExp.escape(word)}\\b`).test(line));
  return start + Math.max(0, at);
}

/** What is expected of a goal may be wrong as well as what was written for it. */
export function checkedIn(
  { unit, folder }: InPlace,
  number: number,
  sentence: string | null,
): string {
  const check = unit.check ?? '';
  if (!check.includes(`goal_${number}(`)) return '';
  const file = unit.language === 'python' ? 'check.py' : 'check.js';
  const line = lineOfExpected(check, number, sentence ?? '');
  return ` Oder goal_${number} erwartet etwas Falsches: ${folder}/${file}:${line}`;
}

/** Of the goal, the first line with something that the sentence quotes; else its head. */
function lineOfExpected(check: string, number: number, sentence: string): number {
  const start = lineOfGoal(check, number);
  const [head = '', ...rest] = check.split('\n').slice(start - 1);
  const end = rest.findIndex((line) => /^\w/.test(line));
  const lines = [head, ...rest.slice(0, end < 0 ? rest.length : end)];
  const quotes = Array.from(sentence.matchAll(/„([^“]+)“/g), ([, quote = '']) => quote);
  const at = lines.findIndex((line) => quotes.some((quote) => line.includes(quote)));
  return start + Math.max(0, at);
}
