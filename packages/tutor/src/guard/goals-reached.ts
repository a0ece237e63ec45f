import type { Goal } from '@hbg/content/lesson';
import { countCalls, isUseOf } from '../goals.ts';
import type { Token } from '../source/tokens.ts';
import { linesOf } from './likeness.ts';
import { lettersOf } from './plain-text.ts';

const longestLine = 60;
const longestOutput = 1_200;
/** No goal asks for more, and patterns for repetition take long where there are many. */
const mostTimes = 8;

/**
 * Without running it: the texts of a program are taken for what it prints. It must hold whatever
 * the case and without the comments, for a child can add both.
 */
export function reachesGoals(tokens: readonly Token[], goals: readonly Goal[]): boolean {
  if (!goals.every((goal) => isWritten(goal, tokens))) return false;
  const output = textsIn(tokens);
  return goals.every((goal) => isPrinted(goal, output));
}

function isWritten({ calls = {}, uses = [] }: Goal, tokens: readonly Token[]): boolean {
  return (
    Object.entries(calls).every(([name, count]) => countCalls(tokens, name) >= count) &&
    uses.every((sign) => sign === '#' || tokens.some((token) => isUseOf(token, sign)))
  );
}

function isPrinted({ prints = '', matches = '', lines = 0 }: Goal, output: string): boolean {
  return (
    lettersOf(output).includes(lettersOf(prints)) &&
    output.split('\n').filter((line) => line.trim() !== '').length >= lines &&
    new RegExp(matches, 'imu').test(startOf(output))
  );
}

/** Roughly what a program prints that prints texts and numbers alone. */
function textsIn(tokens: readonly Token[]): string {
  return linesOf(tokens)
    .map((line) => valuesIn(line).join(line.some(({ text }) => text === '[') ? '\n' : ' '))
    .join('\n');
}

function valuesIn(tokens: readonly Token[]): string[] {
  return tokens.flatMap((token, index) => {
    const times = tokens[index + 1]?.text === '*' ? Number(tokens[index + 2]?.text) : 1;
    if (token.kind === 'number') return tokens[index - 1]?.text === '*' ? [] : [token.text];
    const isText = token.kind === 'text';
    return isText ? [contentOf(token.text).repeat(Math.min(times || 1, mostTimes))] : [];
  });
}

/** As much of it as a pattern may take its time for. */
function startOf(output: string): string {
  const lines = output.split('\n').map((line) => line.slice(0, longestLine));
  return lines.join('\n').slice(0, longestOutput);
}

function contentOf(text: string): string {
  const content = text.replace(/^\w{0,2}["']+|["']+$/g, '');
  return content.replaceAll(String.raw`\n`, '\n').replaceAll('\\\\', '\\');
}
