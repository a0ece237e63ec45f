import type { Token } from '../source/tokens.ts';
import { code } from '../words/code-quote.ts';
import { readCall } from './call.ts';
import { indexOutside, isFreeName, placeOf } from './pieces.ts';
import type { Program } from './program.ts';
import type { Check } from './warning.ts';

/** `x =+ 1` sets x to 1. */
export const signAfterEquals: Check = ({ statements, names, textOf }) =>
  statements.flatMap(({ tokens }) => {
    const [name, equals, sign, ...rest] = tokens;
    if (!isFreeName(name) || equals?.text !== '=' || !sign || !isTurnedAround(tokens)) return [];
    if (names.assignmentsOf(name.text).length === 1) return [];
    const text = textOf(rest);
    return {
      kind: 'sign-after-equals',
      titel: 'Zeichen vertauscht',
      erklaerung: `${code(textOf(tokens))} setzt ${code(name.text, 18)} auf ${code(`${sign.text === '-' ? '-' : ''}${text}`, 18)}, statt damit zu rechnen.`,
      tipp: `Schreib das ${sign.text === '+' ? 'Plus' : 'Minus'} vor das Gleichheitszeichen: ${code(`${name.text} ${sign.text}= ${text}`)}.`,
      stelle: placeOf(tokens),
    };
  });

/** `x=-1` and `x = -1` are meant so: it needs `=-` with a space behind it. */
function isTurnedAround([, equals, sign, value]: readonly Token[]): boolean {
  if (!equals || !sign || !value || !/^[+-]$/.test(sign.text)) return false;
  const isClose = equals.endColumn === sign.column;
  return isClose && (sign.text === '+' || sign.endColumn < value.column);
}

const bitwise = /^(?:[&|~]|<<|>>|bin|hex|0[bx]\w+)$/i;

/** `2 ^ 3` is no power; but who writes `&` and `|` too knows what it is. */
export const caretForPower: Check = ({ source, names, textOf }) => {
  const { tokens } = source;
  if (tokens.some(({ text }) => bitwise.test(text))) return [];
  return tokens.flatMap(({ text }, at) => {
    const sides = [tokens.slice(at - 1, at), tokens.slice(at + 1, at + 2)];
    const [base = '', power = ''] = sides.map(textOf);
    if (text !== '^' || sides.some((side) => names.valueOf(side) !== 'number')) return [];
    return {
      kind: 'caret-for-power',
      titel: 'Hoch schreibt man mit **',
      erklaerung: `${code('^')} rechnet in Python mit einzelnen Bits und nicht ${code(base, 12)} hoch ${code(power, 12)}.`,
      tipp: `Schreib zwei Sterne: ${code(`${base} ** ${power}`)}.`,
      stelle: placeOf(tokens.slice(at - 1, at + 2)),
    };
  });
};

/** `for i in range(10, 0)` */
export const emptyRange: Check = (program) =>
  program.statements.flatMap(({ tokens }) => {
    const values = rangeOf(tokens, program);
    const [start = 0, stop = 0, step = 1] = values.length === 1 ? [0, ...values] : values;
    if (values.length === 0 || step === 0 || (stop - start) * step > 0) return [];
    return {
      kind: 'empty-range',
      titel: 'Diese Schleife läuft nie',
      erklaerung: `${code(`range(${values.join(', ')})`)} ist leer, ${reasonFor(start, stop, step)}.`,
      tipp: `Schreib zum Beispiel ${code(betterRange(start, stop, step))}.`,
      stelle: placeOf(tokens.slice(indexOutside(tokens, 'range'), -1)),
    };
  });

/** The values in `for … in range(…):`, when they are plain numbers. */
function rangeOf(tokens: readonly Token[], { names, textOf }: Program): number[] {
  const call = readCall(tokens.slice(indexOutside(tokens, 'in') + 1, -1));
  const isRange = call?.name === 'range' && call.object.length === 0 && !names.isOwn('range');
  if (tokens[0]?.text !== 'for' || !isRange) return [];
  const values = call.values.map(textOf);
  return values.every((value) => /^-?\d+$/.test(value)) ? values.map(Number) : [];
}

function reasonFor(start: number, stop: number, step: number): string {
  if (start === stop) return 'denn vor dem Ende ist keine Zahl mehr übrig';
  return step > 0
    ? `denn von ${start} aus kommt man vorwärts nicht zu ${stop}`
    : `denn von ${start} aus kommt man rückwärts nicht zu ${stop}`;
}

function betterRange(start: number, stop: number, step: number): string {
  if (start === stop) return start === 0 ? 'range(5)' : `range(${start}, ${start + 5})`;
  const turned = step === 1 ? [-1] : step === -1 ? [] : [-step];
  return `range(${[start, stop, ...turned].join(', ')})`;
}

/** `preis = 3,50` */
export const decimalComma: Check = ({ statements, textOf }) =>
  statements.flatMap(({ tokens }) => {
    const [name, equals, whole, comma, rest, more] = tokens;
    const isPair = equals?.text === '=' && comma?.text === ',' && rest?.kind === 'number' && !more;
    if (!isFreeName(name) || whole?.kind !== 'number' || !isPair) return [];
    if (whole.endColumn !== comma.column || comma.endColumn !== rest.column) return [];
    return {
      kind: 'decimal-comma',
      titel: 'Punkt statt Komma',
      erklaerung: `${code(textOf([whole, rest]))} ist für Python keine Kommazahl, sondern zwei Zahlen: ${code(whole.text, 12)} und ${code(rest.text, 12)}.`,
      tipp: `Schreib eine Kommazahl mit Punkt: ${code(`${name.text} = ${whole.text}.${rest.text}`)}.`,
      stelle: placeOf([whole, rest]),
    };
  });
