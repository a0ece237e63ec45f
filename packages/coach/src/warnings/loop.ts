import type { Token } from '../source/tokens.ts';
import { isFreeName } from './pieces.ts';
import type { Program } from './program.ts';
import { bodyOf, type Statement } from './statements.ts';

export type Loop = {
  readonly header: Statement;
  readonly condition: readonly Token[];
  readonly body: readonly Statement[];
  /** What stands right behind it in the same block. */
  readonly behind: readonly Statement[];
};

/** The `while` loops; of a program that was stopped only those in which it was. */
export function loopsIn({ statements, run }: Program): Loop[] {
  const stoppedAt = run?.stoppedAt ?? [];
  return statements.flatMap((header, at) => {
    if (header.tokens[0]?.text !== 'while') return [];
    const body = bodyOf(statements, at);
    const behind = behindOf(statements, at + body.length, header.blocks.length);
    const loop = { header, condition: header.tokens.slice(1, -1), body, behind };
    return stoppedAt.length === 0 || stoppedAt.some((line) => isWithin(loop, line)) ? loop : [];
  });
}

/** A change that slipped out of the loop isn't far away. */
const nearby = 20;

function behindOf(statements: readonly Statement[], from: number, depth: number): Statement[] {
  const rest = statements.slice(from + 1, from + 1 + nearby);
  const end = rest.findIndex(({ blocks }) => blocks.length < depth);
  return rest
    .slice(0, end === -1 ? undefined : end)
    .filter(({ blocks }) => blocks.length === depth);
}

function isWithin({ header, body }: Loop, line: number): boolean {
  const last = (body.at(-1) ?? header).tokens.at(-1);
  return (header.tokens[0]?.line ?? 0) <= line && line <= (last?.endLine ?? 0);
}

const waysOut = /^(?:break|return|raise|assert|yield|await|exit|quit|next|bye)$/;

export function hasWayOut({ body }: Loop): boolean {
  return body.some(({ tokens }) => tokens.some(({ text }) => waysOut.test(text)));
}

const harmless = /^(?:print|range|len|str|int|float|round|abs|max|min|sum|sorted)$/;

/** A pause or a question: then it may well be meant to go on. */
const waiting = /^(?:input|sleep)$/;

export function callsNothingUnknown({ body }: Loop): boolean {
  return callsIn(body).every((name) => harmless.test(name));
}

/** No call in the loop can give these names another value, or change what they stand for. */
export function leavesAlone(tokens: readonly Token[], { body }: Loop, { names }: Program): boolean {
  const isFixed = tokens.every((name) => /^[^l]/.test(names.valueOf([name]) ?? 'list'));
  const isHarmless = (name: string) =>
    harmless.test(name) || waiting.test(name) || (isFixed && !names.isOwn(name));
  return !tokens.some(({ text }) => names.isGlobal(text)) && callsIn(body).every(isHarmless);
}

function callsIn(body: readonly Statement[]): string[] {
  return body.flatMap(({ tokens }) =>
    tokens
      .filter((token, at) => isFreeName(token) && tokens[at + 1]?.text === '(')
      .map(({ text }) => text),
  );
}
