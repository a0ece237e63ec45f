import type { Lesson } from '@hbg/content/lesson';
import { decodeBase64 } from '../decode-base64.ts';
import { isReached } from '../goals.ts';
import { type Token, tokensOf } from '../source/tokens.ts';
import { codesIn } from './code-in-text.ts';
import { lettersOf, shareOf } from './likeness.ts';

type Given = Pick<Lesson, 'solution' | 'starterCode' | 'content' | 'goals' | 'example'>;

/** So much of the solution, and the child has nothing left to find. */
const tooMuch = 0.6;
/** A line of fewer letters is said by chance. */
const tellingLine = 10;
/** More of the solution's own lines than one in three are no hint any more. */
const mostLines = 1 / 3;
const longestText = 20_000;

/**
 * Whether an answer holds the solution of the lesson: its code with other names, a program that
 * reaches the goals in another way, or its lines in any disguise. `code` is the learner's own.
 */
export function holdsSolution(answer: string, lesson: Given, code: string): boolean {
  const readings = readingsOf(answer.slice(-longestText));
  return readings.some(
    (reading) => holdsLines(reading, lesson, code) || holdsProgram(codesIn(reading), lesson, code),
  );
}

function holdsProgram(codes: readonly string[], lesson: Given, code: string): boolean {
  const given = codes.filter((each) => !isOwn(each, code));
  const known = `${lesson.starterCode}\n${code}`;
  return (
    shareOf(lesson.solution, given.join('\n'), known) >= tooMuch ||
    given.some((each) => reachesGoals(each, lesson))
  );
}

/** Lines that the learner doesn't see yet: neither in the starter, the text nor the own code. */
function holdsLines(text: string, { solution, starterCode, content }: Given, code: string) {
  const known = lettersOf([starterCode, content, code].join('\n'));
  const secret = linesOf(solution).map(lettersOf);
  const telling = secret.filter((line) => line.length >= tellingLine && !known.includes(line));
  const letters = lettersOf(text);
  const said = telling.filter((line) => letters.includes(line));
  return said.length > telling.length * mostLines;
}

/**
 * Without running it: the texts of a program are taken for what it prints. Goals that any program
 * reaches, such as one about something else, tell nothing.
 */
function reachesGoals(given: string, { goals, starterCode, example }: Given): boolean {
  const reaches = (code: string) => {
    const shown = { code, output: textsIn(code) };
    return goals.every((goal) => isReached(goal, shown));
  };
  return reaches(given) && !reaches(starterCode) && !reaches(example.code);
}

/** Roughly what a program prints that prints texts and numbers alone. */
function textsIn(code: string): string {
  return code
    .split('\n')
    .filter((line) => !line.trim().startsWith('#'))
    .map((line) => valuesIn(tokensOf(line)).join(' '))
    .join('\n');
}

function valuesIn(tokens: readonly Token[]): string[] {
  return tokens.flatMap((token, index) => {
    const times = tokens[index + 1]?.text === '*' ? Number(tokens[index + 2]?.text) : 1;
    if (token.kind === 'number') return tokens[index - 1]?.text === '*' ? [] : [token.text];
    return token.kind === 'text' ? [contentOf(token.text).repeat(Math.min(times || 1, 99))] : [];
  });
}

function contentOf(text: string): string {
  const content = text.replace(/^\w{0,2}["']+|["']+$/g, '');
  return content.replaceAll(String.raw`\n`, '\n').replaceAll('\\\\', '\\');
}

/** What the learner has written may be shown to the learner. */
function isOwn(given: string, code: string): boolean {
  const own = new Set(linesOf(code));
  return linesOf(given).every((line) => own.has(line));
}

function linesOf(code: string): string[] {
  const lines = code.split('\n').map((line) => line.replace(/#(?![^"']*["']).*$/, '').trim());
  return lines.filter((line) => line !== '');
}

/** As it stands, backwards, and what is written in Base64. */
function readingsOf(text: string): string[] {
  const backwards = Array.from(text).toReversed().join('');
  const decoded = [...text.matchAll(/[A-Za-z0-9+/]{16,}={0,2}/g)].map(([piece]) =>
    decodeBase64(piece),
  );
  return [text, backwards, ...decoded].filter((reading) => reading !== '');
}
