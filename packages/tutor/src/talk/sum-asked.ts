import type { Reply } from './situation.ts';
import { sayOfPlan } from './tell-plan.ts';

const number = '\\d{1,9}(?:[.,]\\d{1,6})?';
const signs: ReadonlyMap<string, string> = new Map([
  ['plus', '+'],
  ['minus', '-'],
  ['mal', '*'],
  ['x', '*'],
  ['geteilt durch', '/'],
  ['durch', '/'],
  ['hoch', '**'],
]);
const sum = new RegExp(
  `^(?:(?:wie ?viel|was) (?:ist|sind|macht|ergibt|gibt) )?(${number}) (${[...signs.keys()].join('|')}) (${number})\\W*$`,
  'i',
);

/** A sum in words is one that Python does: `wie viel ist 17 mal 23`. */
export function sumAsked(message: string): Partial<Reply> | null {
  const [, first, word = '', second] = sum.exec(message.trim()) ?? [];
  const sign = signs.get(word.toLowerCase());
  if (!first || !second || !sign) return null;
  const code = `print(${first} ${sign} ${second})`.replaceAll(',', '.');
  return { text: sayOfPlan('a sum', 0, { code }), intent: 'craft', concept: null };
}
