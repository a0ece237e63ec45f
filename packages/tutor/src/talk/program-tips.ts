import { tokensOf } from '@hbg/coach/source/tokens';
import { openReplies } from './replies.ts';

type Values = Readonly<Record<string, string | number>>;
type Topic =
  | 'pause'
  | 'slow pen'
  | 'colour'
  | 'repeated'
  | 'same number'
  | 'unsafe input'
  | 'ask'
  | 'chance'
  | 'function'
  | 'comment';

/** What could be better in a program, by what stands in it. */
export type Tip = {
  readonly topic: Topic;
  /** By which it's known again when something is asked about it; no other tip has it. */
  readonly card: string;
  /** The headings of the signs it's an answer to. */
  readonly wishes: readonly string[];
  /** Null where it doesn't fit. */
  readonly find: (code: string) => Values | null;
};

export const sayOfProgram = openReplies('program', [
  'looked',
  'nothing found',
  'that was all',
  'which line',
  'pause',
  'why pause',
  'slow pen',
  'why slow pen',
  'colour',
  'why colour',
  'repeated',
  'why repeated',
  'same number',
  'why same number',
  'unsafe input',
  'why unsafe input',
  'ask',
  'why ask',
  'chance',
  'why chance',
  'function',
  'why function',
  'comment',
  'why comment',
]);

/** Those first that help most. */
export const tips: readonly Tip[] = [
  { topic: 'unsafe input', card: 'try-except', wishes: ['safer'], find: unsafeInput },
  { topic: 'repeated', card: 'for-schleife', wishes: ['shorter'], find: repeatedLine },
  { topic: 'same number', card: 'variable', wishes: ['adjustable'], find: repeatedNumber },
  { topic: 'colour', card: 'liste', wishes: ['more colourful'], find: withoutColour },
  { topic: 'function', card: 'funktion', wishes: ['shorter'], find: longWithoutFunction },
  { topic: 'ask', card: 'input', wishes: ['for others'], find: withoutQuestion },
  { topic: 'chance', card: 'random', wishes: ['harder'], find: withoutChance },
  { topic: 'comment', card: 'kommentar', wishes: [], find: withoutComment },
  { topic: 'slow pen', card: 'turtle', wishes: ['faster'], find: slowPen },
  { topic: 'pause', card: 'zeit', wishes: ['faster'], find: lineWith(/\bsleep\s*\(/) },
];

/** Those are for who asks for them: a pause may well be meant. */
const onlyWhenWished: ReadonlySet<Topic> = new Set(['slow pen', 'pause']);

export function tipsFor(code: string): Tip[] {
  return tips.filter((tip) => !onlyWhenWished.has(tip.topic) && tip.find(code) !== null);
}

export function sayTip({ topic, find }: Tip, code: string): string {
  return sayOfProgram(topic, 0, find(code) ?? {});
}

function lineWith(pattern: RegExp) {
  return (code: string): Values | null => {
    const at = code.split('\n').findIndex((line) => pattern.test(withoutNotes(line)));
    return at < 0 ? null : { line: at + 1 };
  };
}

function withoutNotes(line: string): string {
  return line.replace(/#.*/, '');
}

function unsafeInput(code: string): Values | null {
  return /\btry\s*:/.test(code) ? null : lineWith(/\b(?:int|float)\s*\(\s*input\s*\(/)(code);
}

const leastTimes = 3;

function repeatedLine(code: string): Values | null {
  const lines = code.split('\n').map((line) => line.trim());
  const timesOf = (line: string) => lines.filter((other) => other === line).length;
  const at = lines.findIndex((line) => /\(.*\)$/.test(line) && timesOf(line) >= leastTimes);
  return at < 0 ? null : { line: at + 1, times: timesOf(lines[at] ?? '') };
}

/** 0, 1 and 2 say themselves what they're for. */
const tellingNumber = /^(?:\d{2,}|[3-9])(?:\.\d+)?$/;

function repeatedNumber(code: string): Values | null {
  const numbers = tokensOf(code).filter(
    ({ kind, text }) => kind === 'number' && tellingNumber.test(text),
  );
  const again = numbers.find(({ text }, at) =>
    numbers.slice(at + 1).some((one) => one.text === text),
  );
  return again ? { line: again.line, number: again.text } : null;
}

function penOf(code: string): string | null {
  if (!/\bimport turtle\b|\bfrom turtle\b/.test(code)) return null;
  return /(\w+)\s*=\s*(?:turtle\.)?Turtle\(/.exec(code)?.[1] ?? 'turtle';
}

function firstMove(code: string): Values | null {
  const pen = penOf(code);
  const move = lineWith(/\b(?:forward|fd|left|right|circle|goto|dot)\s*\(|^\s*(?:for|while)\b/)(
    code,
  );
  return pen !== null && move ? { name: pen, ...move } : null;
}

function withoutColour(code: string): Values | null {
  return /color|fillcolor|pencolor/.test(code) ? null : firstMove(code);
}

function slowPen(code: string): Values | null {
  return /\.speed\(0\)|tracer\(/.test(code) ? null : firstMove(code);
}

const longProgram = 15;

function longWithoutFunction(code: string): Values | null {
  const { length } = code.split('\n').filter((line) => line.trim() !== '');
  return length < longProgram || /^\s*def /m.test(code) ? null : { length };
}

function withoutQuestion(code: string): Values | null {
  return /\binput\s*\(/.test(code) || penOf(code) !== null ? null : lineWith(/^\w+\s*=/)(code);
}

function withoutChance(code: string): Values | null {
  return /\brandom\b/.test(code) ? null : lineWith(/=\s*\d/)(code);
}

const worthNoting = 6;

function withoutComment(code: string): Values | null {
  const { length } = code.split('\n').filter((line) => line.trim() !== '');
  return length < worthNoting || code.includes('#') ? null : {};
}
