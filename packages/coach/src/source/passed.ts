import type { Problem } from '../problem.ts';
import { lastOpening } from './brackets.ts';
import { splitAtCommas } from './call.ts';
import { definitionsIn } from './definitions.ts';
import { tokensOf } from './tokens.ts';

/** The call that led into the function in which the program failed. */
export type Passed = {
  readonly line: number;
  /** `a.triff` of `a.triff("Eis")` */
  readonly callee: string;
  readonly values: readonly string[];
  /** The names of the values, in their order. */
  readonly parameters: readonly string[];
};

/** Null when the call doesn't stand on one line, or names its values. */
export function passedHere({ facts, source }: Problem): Passed | null {
  const [caller, called] = facts.frames.slice(-2);
  if (!caller || !called) return null;
  const definitions = definitionsIn(source);
  const header = definitions.findLast(
    ({ kind, name, line }) =>
      kind === 'function' && name === called.function && line <= called.line,
  );
  const owner = header?.owner?.kind === 'class' ? header.owner.name : null;
  const name = called.function === '__init__' ? owner : called.function;
  const call = name === null ? null : callOf(caller.source, name);
  if (!header || !call) return null;
  const named = definitions.filter(
    ({ kind, line }) => kind === 'parameter' && line === header.line,
  );
  const parameters = named.map((known) => known.name).slice(owner === null ? 0 : 1);
  return { line: caller.line, ...call, parameters };
}

function callOf(line: string, name: string) {
  const tokens = tokensOf(line);
  const at = tokens.findIndex(({ text }, at) => text === name && tokens[at + 1]?.text === '(');
  const opening = tokens[at + 1];
  const closing = tokens.find(
    ({ text, offset }) =>
      text === ')' && lastOpening(line.slice(0, offset + 1)) === opening?.offset,
  );
  if (!opening || !closing) return null;
  const before = /[^\s()[\]{}=,+*/-]*$/.exec(line.slice(0, opening.offset))?.[0] ?? name;
  const values = splitAtCommas(line.slice(opening.offset + 1, closing.offset));
  const isPlain = values.every((value) => !/^(?:\*|[^\s"'([{=]+\s*=(?!=))/.test(value));
  return isPlain ? { callee: before, values } : null;
}
