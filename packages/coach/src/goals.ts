import type { Goal } from '@hbg/contract/units';
import { type Token, tokensOf } from './source/tokens.ts';

/** What a learner's run has shown. */
export type Shown = { readonly code: string; readonly output: string };

const shortestComment = 3;
const longestOutput = 8_000;
const longestLine = 200;

/** Whether the program does what this goal wants. */
export function isReached(goal: Goal, { code, output }: Shown): boolean {
  const tokens = tokensWithFilled(code);
  const seen = readable(output);
  const { prints, matches, lines = 0, calls = {}, uses = [] } = goal;
  return (
    (prints === undefined || withSingleSpaces(output).includes(withSingleSpaces(prints))) &&
    (matches === undefined || new RegExp(matches, 'mu').test(seen)) &&
    output.split('\n').filter((line) => line.trim() !== '').length >= lines &&
    Object.entries(calls).every(([name, count]) => countCalls(tokens, name) >= count) &&
    uses.every((sign) => tokens.some((token) => isUseOf(token, sign)))
  );
}

/** Of an endless list or line the two ends are enough; a pattern would search all of it for minutes. */
function readable(output: string): string {
  const isLong = output.length > longestOutput;
  const half = longestOutput / 2;
  const ends = isLong ? `${output.slice(0, half)}\n${output.slice(-half)}` : output;
  const lines = ends.split('\n').map((line) => line.slice(0, longestLine));
  return lines.join('\n');
}

/** All goals of a lesson look at the same code, and a long one takes its time to be read. */
let lastRead: { readonly code: string; readonly tokens: readonly Token[] } | null = null;

export function tokensWithFilled(code: string): readonly Token[] {
  if (lastRead?.code !== code) lastRead = { code, tokens: withFilled(tokensOf(code)) };
  return lastRead.tokens;
}

/** What stands in the braces of an f-text is code like any other. */
export function withFilled(tokens: readonly Token[]): Token[] {
  const filled = tokens.filter(({ kind, text }) => kind === 'text' && /^\w*f/i.test(text));
  const pieces = filled.flatMap(({ text }) => text.match(/\{[^{}]+\}/g) ?? []);
  return [...tokens, ...pieces.flatMap(tokensOf)];
}

function withSingleSpaces(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

export function countCalls(tokens: readonly Token[], name: string): number {
  return tokens.filter((token, index) => token.text === name && tokens[index + 1]?.text === '(')
    .length;
}

export function isUseOf({ kind, text }: Token, sign: string): boolean {
  if (kind === 'comment') return sign === '#' && text.slice(1).trim().length >= shortestComment;
  return kind !== 'text' && text === sign;
}
