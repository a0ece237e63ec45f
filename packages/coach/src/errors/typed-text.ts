import type { Problem } from '../problem.ts';
import type { Words } from '../rule.ts';
import { isOperator, outside, sidesOf, valueOf } from '../source/operands.ts';
import { isFromInput } from '../source/origins.ts';
import { tokensOf } from '../source/tokens.ts';
import { code } from '../words/code-quote.ts';

/** What was typed is calculated with: under the name it got, or where it is asked for. */
export function typedText(input: string): Words {
  const isCall = input.startsWith('input');
  return {
    ...alwaysText(input),
    tipp: `Mach eine Zahl daraus: ${code(isCall ? `int(${input})` : `${input} = int(${input})`, 34)}.`,
  };
}

/** `"Bald bist du " + alter + 1`: Python has joined the text already, but the number is meant. */
export function typedInChain(problem: Problem): Words | null {
  const { facts } = problem;
  const whole = facts.source ?? '';
  const [left = ''] = sidesOf(whole, isOperator) ?? [];
  const input = sidesOf(left, isOperator)?.[1] ?? '';
  const end = outside(tokensOf(whole)).findLast(({ text }) => isOperator(text));
  const isJoined = /^["']/.test(left) && /^[-+]$/.test(end?.text ?? '');
  if (!end) return null;
  const rest = whole.slice(end.offset);
  const converted = asNumber(problem, input, valueOf(facts, input)?.repr);
  if (converted) return isJoined ? inBrackets(input, `${converted} ${rest}`) : typedText(input);
  const next = isJoined ? nameBehind(problem) : '';
  const typed = asNumber(problem, next, facts.frames.at(-1)?.locals[next]?.repr);
  return typed ? inBrackets(next, `${rest.slice(1).trim()} + ${typed}`) : null;
}

function inBrackets(input: string, sum: string): Words {
  return {
    ...alwaysText(input),
    tipp: `Rechne mit ${code(sum, 40)}, davor in ${code('print')} ein Komma statt ${code('+')}, oder schreib ${code(`str(${sum})`, 40)}.`,
  };
}

/** Of what was typed; null where no number was. */
function asNumber(problem: Problem, input: string, shown = "'0'"): string | null {
  if (!number.test(shown) || !isFromInput(problem, input)) return null;
  return `${shown.includes('.') ? 'float' : 'int'}(${input})`;
}

/** `alter` of `"Bald " + 1 + alter`, where Python stops before it. */
function nameBehind({ source: { tokens }, place }: Problem): string {
  const at = tokens.findIndex(
    ({ line, column }) => line === place?.endLine && column >= place.endColumn,
  );
  const [sign, name, next] = at === -1 ? [] : tokens.slice(at, at + 3);
  const isWhole = !/^[.([*/]/.test(next?.text ?? '');
  return sign?.text === '+' && name?.kind === 'name' && isWhole ? name.text : '';
}

const number = /^['"]\s*-?\d+(?:\.\d+)?\s*['"]$/;

function alwaysText(input: string): Pick<Words, 'titel' | 'erklaerung'> {
  return {
    titel: 'Eine Eingabe ist immer Text',
    erklaerung: input.startsWith('input')
      ? `${code(input)} gibt immer einen Text, auch wenn eine Zahl getippt wurde.`
      : `${code(input)} kommt von ${code('input()')} und ist darum ein Text, auch wenn eine Zahl getippt wurde.`,
  };
}
