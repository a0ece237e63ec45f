import type { Advice } from '../explanation.ts';
import type { Token } from '../source/tokens.ts';
import { code } from '../words/code-quote.ts';
import { placeOf, sidesAt } from './pieces.ts';
import type { Program } from './program.ts';
import type { Check } from './warning.ts';

/** `tipp = input()` and `if tipp == zahl`: the bug of every first game of guessing. */
export const textIsNoNumber: Check = (program) =>
  operations(program, /^(?:==|!=|in)$/).flatMap(({ sides, sign, whole }) => {
    const typed = sides.find((side) => program.names.valueOf(side) === 'typed');
    const other = sides.find((side) => side !== typed);
    if (!typed || !other || !meansNumbers(other, sign, program)) return [];
    const result = sign === '!=' ? 'immer wahr' : 'nie wahr';
    const name = program.textOf(typed);
    return Object.assign(cureFor(typed, program), {
      kind: 'text-is-no-number',
      titel: 'Text ist nie gleich einer Zahl',
      erklaerung: `${code(name, 18)} kommt von ${code('input()')} und ist darum ein Text, also ist ${code(whole)} ${result}.`,
    });
  });

/** `alter == "18"` */
export const numberIsNoText: Check = (program) =>
  operations(program, /^[!=]=$/).flatMap(({ tokens, sides, sign, whole }) => {
    const text = sides.find(([token, next]) => token?.kind === 'text' && !next);
    const other = sides.find((side) => side !== text);
    const digits = /^["'](\d+)["']$/.exec(text?.[0]?.text ?? '')?.[1];
    if (!digits || other?.[0]?.kind !== 'name' || program.names.valueOf(other) !== 'number')
      return [];
    const result = sign === '!=' ? 'immer wahr' : 'nie wahr';
    return {
      kind: 'text-is-no-number',
      titel: 'Text ist nie gleich einer Zahl',
      erklaerung: `${code(program.textOf(other), 18)} ist eine Zahl und ${code(`"${digits}"`)} ein Text, also ist ${code(whole)} ${result}.`,
      tipp: `Lass die Anführungszeichen weg: ${code(digits)}.`,
      stelle: placeOf(tokens),
    };
  });

const number = /^\s*-?(?:0|[1-9]\d*)(?:[.,]\d+)?\s*$/;

/** Somebody typed numbers, and the program joins, repeats or orders them as texts. */
export const textArithmetic: Check = (program) => {
  const { names, run } = program;
  if (!run || run.answers.length === 0 || !run.answers.every((line) => number.test(line)))
    return [];
  return operations(program, /^(?:[+*<>]|[<>]=)$/).flatMap(({ sides, sign, whole }) => {
    const values = sides.map((side) => names.valueOf(side));
    const typed = sides[values.indexOf('typed')];
    const isMeant = values.every(
      (value) => value === 'typed' || (sign === '*' && value === 'number'),
    );
    if (!typed || !isMeant) return [];
    const isBoth = sign !== '*' && whole.split(program.textOf(typed)).length === 2;
    return Object.assign(cureFor(typed, program, isBoth), {
      kind: 'text-arithmetic',
      titel: 'Hier wird nicht gerechnet',
      erklaerung: `Was ${code('input()')} liefert, ist ein Text, darum ${effectOf(sign, whole)}.`,
    });
  });
};

function effectOf(sign: string, whole: string): string {
  if (sign === '+') return `hängt ${code(whole)} nur die Ziffern aneinander`;
  if (sign === '*') return `wiederholt ${code(whole)} nur die Ziffern`;
  return `vergleicht ${code(whole)} wie im Wörterbuch, und da kommt 10 vor 9`;
}

/** Where the answer comes in, it becomes a number. */
function cureFor(
  typed: readonly Token[],
  { names, textOf, run }: Program,
  isBoth = false,
): Pick<Advice, 'tipp' | 'stelle'> {
  const [assignment] = typed.length === 1 ? names.assignmentsOf(typed[0]?.text ?? '') : [];
  const tokens = assignment?.tokens ?? typed;
  const value = assignment ? tokens.slice(2) : tokens;
  const start = assignment ? `${textOf(tokens.slice(0, 1))} = ` : '';
  const isWhole = !run?.answers.some((line) => /\d[.,]\d/.test(line));
  const line = `${start}${isWhole ? 'int' : 'float'}(${textOf(value)})`;
  const what = isBoth ? 'beiden Eingaben Zahlen, also' : 'der Eingabe eine Zahl:';
  return { tipp: `Mach aus ${what} ${code(line, 60)}.`, stelle: placeOf(tokens) };
}

function meansNumbers(other: readonly Token[], sign: string, { names, textOf }: Program): boolean {
  if (sign !== 'in') return names.valueOf(other) === 'number';
  return /^range\s*\(|^[[({]\s*\d[\d\s,]*[\])}]$/.test(textOf(other));
}

type Operation = {
  readonly tokens: readonly Token[];
  readonly sign: string;
  readonly sides: readonly [readonly Token[], readonly Token[]];
  readonly whole: string;
};

/** `for x in liste` compares nothing. */
function operations({ statements, textOf }: Program, signs: RegExp): Operation[] {
  return statements.flatMap(({ tokens }) =>
    tokens.flatMap(({ text: sign, kind }, at) => {
      if (kind === 'text' || !signs.test(sign) || tokens[0]?.text === 'for') return [];
      const [left, right] = sidesAt(tokens, at, endsOperand);
      if (left.length === 0 || right.length === 0) return [];
      const both = [...left, ...tokens.slice(at, at + 1), ...right];
      return { tokens: both, sign, sides: [left, right] as const, whole: textOf(both) };
    }),
  );
}

const edge =
  /^(?:and|or|not|in|is|if|elif|else|while|for|return|print|assert|lambda|[:,;=<>+\-*/%^&|]|[<>=!]=|[-+*/]=|\/\/|\*\*|:=)$/;

function endsOperand({ kind, text }: Token): boolean {
  return kind !== 'text' && edge.test(text);
}
