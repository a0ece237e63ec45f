import { foldText } from '../safety/fold-text.ts';
import { openTable } from './answer-table.ts';
import { isToMake } from './making-wish.ts';
import type { Reply } from './situation.ts';
import { sayOfPlan } from './tell-plan.ts';
import { type WorkedOut, workOut } from './work-out.ts';

const number = '\\d{1,9}(?:[.,]\\d{1,6})?';
const before =
  '(?:und|also|hey|hallo|hi|sag mal|weißt du|kannst du(?: mir)?(?: mal| bitte)* sagen|bitte) ';
const asking = [
  `(?:wie ?viel|wieviele?|was)(?: (?:ist|is|sind|macht|ergibt|gibt|kommt (?:raus |heraus )?bei))?(?: denn| eigentlich| nochmal)? `,
  'rechne (?:mal |bitte |mir )*',
  'kannst du (?:mir |mal |bitte )*',
].join('|');
const after = ' (?:aus|rechnen|ausrechnen|raus|heraus|ergibt|ist|gleich|denn|bitte)';
/** Only what stands between them is worked out. */
const sentence = new RegExp(`^(?:${before})*(?:${asking})?(.+?)(?:${after})*[\\s?!.=]*$`, 'i');
const unit = '(?: ?(?:€|euro|cent|kg|g|m|cm|km|leuten?|kindern?|schülern?))?';
const signs: readonly (readonly [RegExp, string])[] = [
  [/(?<=\d)\.(?=\d{3}(?!\d))/g, ''],
  [/(?<=\d)\s*€/g, ''],
  [/(?<=[\d)])\s*(?:plus|\+)\s*(?=[\d(])/gi, ' + '],
  [/(?<=[\d)])\s*(?:minus|weniger|-)\s*(?=[\d(])/gi, ' - '],
  [/(?<=[\d)])\s*(?:mal|x|×|·|\*)\s*(?=[\d(])/gi, ' * '],
  [/(?<=[\d)])\s*(?:geteilt durch|geteilt|durch|:|÷|\/)\s*(?=[\d(])/gi, ' / '],
  [/(?<=[\d)])\s*(?:hoch|\^)\s*(?=[\d(])/gi, ' ** '],
  [/(?<=[\d)]) zum quadrat/gi, ' ** 2'],
];
const percent = new RegExp(`^(${number}) ?(?:%|prozent) (?:von|aus) (${number})${unit}$`, 'i');
const root = new RegExp(`^(?:die )?(?:quadrat)?wurzel (?:aus|von) (${number})$`, 'i');
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
  `^(?:die |ein |eine |(${number}) )?(${[...parts.keys()].join('|')}) (?:von|aus) (${number})${unit}$`,
  'i',
);
const inSigns = new RegExp(`^-?(?:${number}|[()]| ?(?:[-+/]|\\*\\*?) ?)+$`);
const twoNumbers = /\d\)* (?:[-+/]|\*\*?) \(*\d/;
/** Signs of Python that children ask about aren't among them. */
const ofPython = /\/ ?\/|\* ?\*/;

/** A sum is worked out to the last digit: `wie viel ist 17 mal 23`, `15 % von 80`, `3/4 + 1/2`. */
export function sumAsked(message: string): Partial<Reply> | null {
  const sum = sumIn(message.trim());
  const result = sum && workOut(sum);
  if (!sum || !result) return null;
  return { text: told(sum, result), intent: 'craft', concept: null };
}

function told(sum: string, result: WorkedOut): string {
  const code = `print(${sum})`;
  if (!('text' in result)) return sayOfPlan(result.kind, 0, { code });
  const heading = result.kind === 'exact' ? 'a sum' : 'nearly a sum';
  return sayOfPlan(heading, 0, { code, result: result.text });
}

/** Numbers and signs and nothing else. */
export function isSum(message: string): boolean {
  return sumIn(message.trim()) !== null;
}

/** As Python writes it. */
function sumIn(text: string): string | null {
  const [, asked = ''] = sentence.exec(text) ?? [];
  const [, share, whole] = percent.exec(asked) ?? [];
  if (share && whole) return withPoints(`${whole} * ${share} / 100`);
  const [, times, piece = '', sumOf] = part.exec(asked) ?? [];
  const divisor = parts.get(piece.toLowerCase());
  if (divisor && sumOf) return withPoints(`${sumOf} / ${divisor}${times ? ` * ${times}` : ''}`);
  const [, square] = root.exec(asked) ?? [];
  if (square) return withPoints(`${square} ** 0.5`);
  if (ofPython.test(asked)) return null;
  const signed = signs.reduce((sum, [pattern, sign]) => sum.replaceAll(pattern, sign), asked);
  return inSigns.test(signed) && twoNumbers.test(signed) ? withPoints(signed) : null;
}

function withPoints(sum: string): string {
  return sum.trim().replaceAll(',', '.');
}

/** How something is worked out that school asks for. */
const school = openTable('school-sums', []);
const inCode = /python|code|programm|liste|funktion|schleife|variable|turtle|html|css/;

export function schoolSumAsked(message: string): Partial<Reply> | null {
  if (isToMake(message) || inCode.test(foldText(message))) return null;
  const text = school.answer(message, 0);
  return text ? { text, intent: 'craft', concept: null } : null;
}
