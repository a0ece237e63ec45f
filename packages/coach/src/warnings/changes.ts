import type { Token } from '../source/tokens.ts';
import { namedOtherwise } from './names.ts';
import type { Statement } from './statements.ts';

/** Does a name get a new value in a statement, and if it counts, which way? */
export type Change = 'up' | 'down' | 'other';

export function changesOf(name: string, statements: readonly Statement[]): Change[] {
  return statements.flatMap(({ tokens }) => changeIn(name, tokens) ?? []);
}

export function changeIn(name: string, tokens: readonly Token[]): Change | null {
  const [target, sign, ...value] = tokens;
  if (target?.text === name && /^(?:[-+*/%]|\/\/|\*\*)?=$/.test(sign?.text ?? '')) {
    return directionOf(name, sign?.text ?? '', value);
  }
  return namedOtherwise(tokens).includes(name) ? 'other' : null;
}

/** `n += 1`, `n = n + 1` */
function directionOf(name: string, sign: string, value: readonly Token[]): Change {
  const [first, second, ...rest] = value;
  const isCounted = sign === '=' && first?.text === name;
  const step = isCounted ? rest : value;
  const operator = isCounted ? second?.text : sign.slice(0, -1);
  const isPlain = step.length === 1 && step[0]?.kind === 'number' && /[1-9]/.test(step[0].text);
  if (!isPlain || !/^[+-]$/.test(operator ?? '')) return 'other';
  return operator === '+' ? 'up' : 'down';
}
