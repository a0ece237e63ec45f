import { countCalls, isUseOf, withFilled } from '@hbg/coach/goals';
import { type Token, tokensOf } from '@hbg/coach/source/tokens';
import { builtins, keywords } from '@hbg/coach/words/python-names';
import { isSimple } from '@hbg/content/goal';
import type { Goal } from '@hbg/contract/units';
import { linesOf } from './likeness.ts';
import { lettersOf } from './plain-text.ts';

const longestLine = 60;
const longestOutput = 1_200;
/** No goal asks for more, and patterns for repetition take long where there are many. */
const mostTimes = 8;

/**
 * Without running it: the texts of a program are taken for what it prints. It must hold whatever
 * the case and without the comments, for a child can add both. Of a goal that is tried out by a run
 * of its own, only what stands in the code is looked at.
 */
export function reachesGoals(tokens: readonly Token[], goals: readonly Goal[]): boolean {
  const written = withFilled(tokens);
  if (!goals.every((goal) => isWritten(goal, written))) return false;
  const output = textsIn(tokens);
  return goals.every((goal) => isPrinted(isTried(goal) ? { lines: goal.lines } : goal, output));
}

/** Whether the texts of a program show that it reaches them: with what is typed, it says anything. */
export function canBeRead(goals: readonly Goal[]): boolean {
  return goals.every(({ inputs }) => inputs === undefined) && goals.some(tellsByTexts);
}

function tellsByTexts(goal: Goal): boolean {
  return !isTried(goal) && (goal.prints !== undefined || goal.matches !== undefined);
}

function isTried(goal: Goal): boolean {
  return goal.probe !== undefined || goal.inputs !== undefined || !isSimple(goal);
}

function isWritten({ calls = {}, uses = [] }: Goal, tokens: readonly Token[]): boolean {
  return (
    Object.entries(calls).every(([name, count]) => countCalls(tokens, name) >= count) &&
    uses.every((sign) => sign === '#' || tokens.some((token) => isUseOf(token, sign)))
  );
}

type Wanted = { [Key in 'prints' | 'matches' | 'lines']?: Goal[Key] };

function isPrinted({ prints = '', matches = '', lines = 0 }: Wanted, output: string): boolean {
  return (
    lettersOf(output).includes(lettersOf(prints)) &&
    output.split('\n').filter((line) => line.trim() !== '').length >= lines &&
    new RegExp(matches, 'imu').test(startOf(output))
  );
}

/** Roughly what a program prints, in whichever way it puts its texts together. */
function textsIn(tokens: readonly Token[]): string {
  const values = valuesGiven(tokens);
  return linesOf(tokens)
    .map((line) => saidBy(line, values))
    .join('\n');
}

type Values = ReadonlyMap<string, string>;

/** `name = "Mia"`, `punkte = 3`. */
function valuesGiven(tokens: readonly Token[]): Values {
  const given = tokens.flatMap(({ kind, text }, at): (readonly [string, string])[] => {
    const value = tokens[at + 2];
    const isGiven =
      kind === 'name' && tokens[at + 1]?.text === '=' && tokens[at + 3]?.line !== value?.line;
    if (!isGiven) return [];
    if (value?.kind === 'number') return [[text, value.text]];
    return value?.kind === 'text' && !isFilled(value) ? [[text, contentOf(value.text)]] : [];
  });
  return new Map(given.toReversed());
}

function saidBy(line: readonly Token[], values: Values): string {
  const gap = line.some(({ text }) => text === '[') ? '\n' : ' ';
  const isPrint = line.some(({ text }, at) => text === 'print' && line[at + 1]?.text === '(');
  return line.map((_, at) => valueAt(line, at, { gap, values, isPrint })).join('');
}

type Saying = { readonly gap: string; readonly values: Values; readonly isPrint: boolean };

function valueAt(line: readonly Token[], at: number, saying: Saying): string {
  const token = line[at];
  if (!token) return '';
  const { kind, text } = token;
  if (kind === 'text') return filled(token, saying).repeat(timesAt(line, at));
  if (kind === 'number') return line[at - 1]?.text === '*' ? '' : text;
  if (kind === 'name') return saying.isPrint && isValue(line, at) ? nameSaid(text, saying) : '';
  return /^[,:;]$/.test(text) ? saying.gap : '';
}

function timesAt(line: readonly Token[], at: number): number {
  const times = line[at + 1]?.text === '*' ? Number(line[at + 2]?.text) : 1;
  return Math.min(times || 1, mostTimes);
}

function isValue(line: readonly Token[], at: number): boolean {
  const text = line[at]?.text ?? '';
  const isPart = /^[.(=[]$/.test(line[at + 1]?.text ?? '') || line[at - 1]?.text === '.';
  return !isPart && !keywords.has(text) && !builtins.has(text);
}

/** Only a run could tell more. */
function nameSaid(name: string, { values }: Saying): string {
  return values.get(name) ?? `{${name}}`;
}

function isFilled({ text }: Token): boolean {
  return /^\w?f/i.test(text);
}

/** Its braces are filled like the gaps between texts that are added. */
function filled(token: Token, saying: Saying): string {
  const content = contentOf(token.text);
  if (!isFilled(token)) return content;
  return content.replaceAll(/\{([^{}:!=]+)[^{}]*\}/g, (_, hole: string) => {
    const line = tokensOf(hole);
    return line.map((_, at) => valueAt(line, at, { ...saying, isPrint: true })).join('');
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
