import { foldText } from '../safety/fold-text.ts';
import { openTable } from './answer-table.ts';
import { isToMake } from './making-wish.ts';
import type { Reply } from './situation.ts';
import { sayOfPlan } from './tell-plan.ts';

const number = '\\d{1,9}(?:[.,]\\d{1,6})?';
const asking = '(?:(?:wie ?viel|was) (?:ist|sind|macht|ergibt|gibt) |rechne (?:mal )?)?';
const unit = '(?: ?(?:€|euro|cent|kg|g|m|cm|km|leuten?|kindern?|schülern?))?';
const signs: ReadonlyMap<string, string> = new Map([
  ['plus', '+'],
  ['minus', '-'],
  ['mal', '*'],
  ['x', '*'],
  ['geteilt durch', '/'],
  ['durch', '/'],
  ['hoch', '**'],
]);
const inWords = new RegExp(
  `^${asking}(${number}) (${[...signs.keys()].join('|')}) (${number})\\W*$`,
  'i',
);
const percent = new RegExp(
  `^${asking}(${number}) ?(?:%|prozent) (?:von|aus) (${number})${unit}\\W*$`,
  'i',
);
const root = new RegExp(`^${asking}(?:die )?(?:quadrat)?wurzel (?:aus|von) (${number})\\W*$`, 'i');
const parts: ReadonlyMap<string, number> = new Map([
  ['hälfte', 2],
  ['halbe', 2],
  ['drittel', 3],
  ['viertel', 4],
  ['fünftel', 5],
  ['achtel', 8],
  ['zehntel', 10],
]);
const part = new RegExp(
  `^${asking}(?:die |ein |eine |(${number}) )?(${[...parts.keys()].join('|')}) (?:von|aus) (${number})${unit}\\W*$`,
  'i',
);
/** Signs of Python that children ask about aren't among them: `//`, `**`, `%`. */
const inSigns = new RegExp(`^${asking}((?:${number}|[()]| ?[-+*/:·×] ?)+) ?=?\\W*$`, 'i');
const twoNumbers = /\d\)? ?[-+*/:·×] ?\(?\d/;
const ofPython = /\/ ?\/|\* ?\*/;

/** A sum is one that Python does: `wie viel ist 17 mal 23`, `15 % von 80`, `3/4 + 1/2`. */
export function sumAsked(message: string): Partial<Reply> | null {
  const sum = sumIn(message.trim());
  if (!sum) return null;
  const code = `print(${sum})`.replaceAll(',', '.');
  return { text: sayOfPlan('a sum', 0, { code }), intent: 'craft', concept: null };
}

/** Numbers and signs and nothing else. */
export function isSum(message: string): boolean {
  return sumIn(message.trim()) !== null;
}

function sumIn(text: string): string | null {
  const [, first, word = '', second] = inWords.exec(text) ?? [];
  const sign = signs.get(word.toLowerCase());
  if (first && second && sign) return `${first} ${sign} ${second}`;
  const [, share, whole] = percent.exec(text) ?? [];
  if (share && whole) return `${whole} * ${share} / 100`;
  const [, times, piece = '', sumOf] = part.exec(text) ?? [];
  const divisor = parts.get(piece.toLowerCase());
  if (divisor && sumOf) return `${sumOf} / ${divisor}${times ? ` * ${times}` : ''}`;
  const [, square] = root.exec(text) ?? [];
  if (square) return `${square} ** 0.5`;
  const [, signed] = inSigns.exec(text) ?? [];
  if (!signed || !twoNumbers.test(signed) || ofPython.test(signed)) return null;
  return signed.trim().replaceAll(':', '/').replaceAll(/[·×]/g, '*');
}

/** How something is worked out that school asks for. */
const school = openTable('school-sums', []);
const inCode = /python|code|programm|liste|funktion|schleife|variable|turtle|html|css/;

export function schoolSumAsked(message: string): Partial<Reply> | null {
  if (isToMake(message) || inCode.test(foldText(message))) return null;
  const text = school.answer(message, 0);
  return text ? { text, intent: 'craft', concept: null } : null;
}
