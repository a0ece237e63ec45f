import type { Token } from '@hbg/coach/source/tokens';
import type { Lesson } from '@hbg/content/lesson';
import { asPython } from './as-python.ts';
import { codesIn } from './code-in-text.ts';
import { codeTokensOf, linesOf, ownWordsOf, piecesOf } from './likeness.ts';
import { lettersOf, plainText } from './plain-text.ts';

type Given = Pick<Lesson, 'solution' | 'starterCode' | 'content' | 'example' | 'predict'>;

/** An answer, and what the learner had written when it was given. */
export type AnsweredWith = { readonly answer: string; readonly code: string };

/** Nearly all that there was to find. */
const nearlyAll = 0.6;
/** A single line of it isn't drip by drip. */
const fewestLines = 2;
const longestText = 20_000;
const tellingWords = 4;

/** So much in front of a paragraph is read again with it, in whole paragraphs: code may go on in the next. */
const longestLead = 1_000;

/**
 * Tells whether an answer completes what earlier ones began: line by line, over any number of turns,
 * they have (nearly) given the solution away. Only what the learner hadn't written when it was said
 * counts, and an answer that adds nothing is never refused. The earlier ones are read once, and of an
 * answer that grows paragraph by paragraph the end alone.
 */
export function dripGuard(
  earlier: readonly AnsweredWith[],
  lesson: Given,
): (said: AnsweredWith) => boolean {
  const wanted = wantedOf(lesson);
  const before = new Set(earlier.flatMap((each) => [...hearOn(null, each, wanted).found]));
  const enough = weightOf(wanted) * nearlyAll;
  const fewest = Math.min(fewestLines, wanted.length);
  let heard: Heard | null = null;
  return (said) => {
    heard = hearOn(heard, said, wanted);
    const found = heard.found.union(before);
    return found.size > before.size && found.size >= fewest && weightOf([...found]) >= enough;
  };
}

/** An answer as far as it was told. */
type Heard = AnsweredWith & {
  /** Where its paragraphs end. */
  readonly ends: readonly number[];
  /** What the learner had written already. */
  readonly own: ReadonlySet<string>;
  readonly found: ReadonlySet<Line>;
};

function hearOn(
  last: Heard | null,
  { answer, code }: AnsweredWith,
  wanted: readonly Line[],
): Heard {
  const goesOn = last?.code === code && answer.startsWith(last.answer);
  const { ends, own, found } = goesOn ? last : begunWith(code);
  const from = ends.find((end) => end >= (ends.at(-1) ?? 0) - longestLead) ?? 0;
  const said = keysIn(answer.slice(from));
  const fresh = wanted.filter((line) => isIn(said, line) && !isIn(own, line));
  return { answer, code, ends: [...ends, answer.length], own, found: found.union(new Set(fresh)) };
}

function begunWith(code: string): Pick<Heard, 'ends' | 'own' | 'found'> {
  return { ends: [0], own: keysOf(plainText(code.slice(0, longestText))), found: new Set() };
}

type Line = {
  readonly letters: string;
  /** How it is built around its texts, whatever its names are; null where it says nothing. */
  readonly shape: string | null;
};

function weightOf(lines: readonly Line[]): number {
  return lines.reduce((sum, { letters }) => sum + letters.length, 0);
}

const tasks = new WeakMap<Given, readonly Line[]>();

function wantedOf(lesson: Given): readonly Line[] {
  const wanted = tasks.get(lesson) ?? readWanted(lesson);
  tasks.set(lesson, wanted);
  return wanted;
}

/** What everybody sees who opens the lesson needs no telling. */
function readWanted({ solution, starterCode, content, example, predict }: Given): Line[] {
  const shown = keysOf([starterCode, content, example.code, predict?.code ?? ''].join('\n'));
  const lines = linesOf(codeTokensOf(plainText(solution)))
    .filter((tokens) => lettersOf(ownWordsOf(tokens)).length >= tellingWords)
    .map(lineOf)
    .filter((line) => !isIn(shown, line));
  return [...new Map(lines.map((line) => [line.letters, line])).values()];
}

function lineOf(tokens: readonly Token[]): Line {
  const texts = tokens.filter(({ kind }) => kind === 'text').map(({ text }) => text);
  const isSaying = lettersOf(texts.join('')).length >= tellingWords;
  return {
    letters: lettersOf(tokens.map(({ text }) => text).join('')),
    shape: isSaying ? piecesOf(tokens).join('|') : null,
  };
}

function keysIn(answer: string): ReadonlySet<string> {
  const plain = plainText(answer.slice(-longestText));
  return keysOf([plain, ...codesIn(plain), ...codesIn(asPython(plain))].join('\n'));
}

function isIn(keys: ReadonlySet<string>, { letters, shape }: Line): boolean {
  return keys.has(letters) || (shape !== null && keys.has(shape));
}

function keysOf(code: string): ReadonlySet<string> {
  const lines = linesOf(codeTokensOf(code)).map(lineOf);
  return new Set(
    lines.flatMap(({ letters, shape }) => (shape === null ? [letters] : [letters, shape])),
  );
}
