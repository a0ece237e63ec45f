import type { Token } from '../source/tokens.ts';
import { code } from '../words/code-quote.ts';
import { placeOf, sidesAt } from './pieces.ts';
import type { Program } from './program.ts';
import type { Check } from './warning.ts';

/** `farbe == "blau" or "grün"`: what is compared with nothing counts as true. */
export const comparedOnce: Check = (program) =>
  joinsIn(program).flatMap((join) => {
    const lonely = join.sides.find(isLiteral) ?? [];
    const whole = wholeComparison(join, program);
    if (!whole) return [];
    return {
      kind: 'compared-once',
      titel: 'Hier wird nur einmal verglichen',
      erklaerung: `${code(program.textOf(lonely), 16)} wird mit nichts verglichen, und für sich allein gilt es immer als wahr.`,
      tipp: `Schreib beide Vergleiche ganz aus: ${code(whole, 60)}.`,
      stelle: placeOf(join.sides.flat()),
    };
  });

/** `farbe == ("blau" or "grün")` */
export const firstOfTwo: Check = (program) =>
  joinsIn(program).flatMap(({ tokens, at, word, sides }) => {
    const [one, other] = sides.map((side) => program.textOf(side));
    const sign = tokens[at - 3];
    if (!sides.every(isLiteral) || tokens[at - 2]?.text !== '(' || sign?.text !== '==') return [];
    const [before] = sidesAt(tokens, at - 3, endsOperand);
    const name = program.textOf(before);
    return {
      kind: 'compared-once',
      titel: 'Hier wird nur einmal verglichen',
      erklaerung: `${code(`(${one} ${word} ${other})`)} ist immer nur einer der beiden Werte, verglichen wird also nur mit ${code((word === 'or' ? one : other) ?? '', 16)}.`,
      tipp: `Schreib beide Vergleiche ganz aus: ${code(`${name} == ${one} or ${name} == ${other}`, 60)}.`,
      stelle: placeOf(sides.flat()),
    };
  });

/** `x != 1 or x != 2` is always true, `x == 1 and x == 2` never. */
export const contradiction: Check = (program) =>
  joinsIn(program).flatMap(({ tokens, word, sides }) => {
    const isOr = word === 'or';
    const [one, other] = sides.map((side) => comparisonOf(side, isOr ? '!=' : '==', program));
    if (!one || !other || one.name !== other.name) return [];
    const isMixed = tokens.some(({ text }) => text === 'not' || text === (isOr ? 'and' : 'or'));
    if (isMixed || bareText(one.value) === bareText(other.value)) return [];
    const better = isOr ? 'and' : 'or';
    const [name, first, second] = [code(one.name, 16), code(one.value, 16), code(other.value, 16)];
    return {
      kind: 'contradiction',
      titel: isOr ? 'Diese Bedingung stimmt immer' : 'Diese Bedingung stimmt nie',
      erklaerung: isOr
        ? `${name} ist immer entweder nicht ${first} oder nicht ${second}, darum stimmt das immer.`
        : `${name} kann nicht gleichzeitig ${first} und ${second} sein, darum stimmt das nie.`,
      tipp: `Verbinde die beiden Vergleiche mit ${code(better)} statt mit ${code(word)}.`,
      stelle: placeOf(sides.flat()),
    };
  });

type Sides = readonly [readonly Token[], readonly Token[]];
type Join = {
  readonly tokens: readonly Token[];
  readonly at: number;
  readonly word: 'or' | 'and';
  readonly sides: Sides;
};

function joinsIn({ statements }: Program): Join[] {
  return statements
    .filter(({ tokens }) => /^(?:if|elif|while)$/.test(tokens[0]?.text ?? ''))
    .flatMap(({ tokens }) =>
      tokens.flatMap(({ text: word }, at) => {
        if (word !== 'or' && word !== 'and') return [];
        return { tokens, at, word, sides: sidesAt(tokens, at, endsOperand) };
      }),
    );
}

function endsOperand({ text, kind }: Token): boolean {
  return kind !== 'text' && /^(?:and|or|if|elif|else|while|[:,=])$/.test(text);
}

/** A text or number that counts as true. */
function isLiteral([token, next]: readonly Token[]): boolean {
  if (!token || next) return false;
  return token.kind === 'number' ? /[1-9]/.test(token.text) : /^(["']).+\1$/s.test(token.text);
}

const comparing = /^(?:[<>=!]=|[<>]|in|not)$/;

/** With the comparison said for the lonely value too; null when the other side has none. */
function wholeComparison({ sides: [left, right], word }: Join, { textOf }: Program): string | null {
  const [compared, isBehind] = isLiteral(right) ? [left, true] : [right, isLiteral(left)];
  const at = compared.findIndex(({ text }) => comparing.test(text));
  if (!isBehind || at < 1) return null;
  const end = compared.findLastIndex(({ text }) => comparing.test(text)) + 1;
  const isUnequal = /^(?:!=|not)$/.test(compared[at]?.text ?? '');
  const better = isUnequal ? 'and' : word;
  return compared === left
    ? `${textOf(left)} ${better} ${textOf(left.slice(0, end))} ${textOf(right)}`
    : `${textOf(left)} ${textOf(right.slice(at, end))} ${textOf(right.slice(end))} ${better} ${textOf(right)}`;
}

type Comparison = { readonly name: string; readonly value: string };

/** `name == "text"` */
function comparisonOf(
  side: readonly Token[],
  sign: string,
  { textOf }: Program,
): Comparison | null {
  const [name, value] = [side.slice(0, -2), side.slice(-1)];
  const isPlain = name.every(({ kind, text }) => kind === 'name' || text === '.');
  if (!isPlain || name.length === 0 || side.at(-2)?.text !== sign || !isLiteral(value)) return null;
  return { name: textOf(name), value: textOf(value) };
}

function bareText(literal: string): string {
  return literal.replaceAll(/^["']|["']$/g, '');
}
