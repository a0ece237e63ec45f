import { type Problem, placeOfLine } from '../problem.ts';
import type { Rule, Words } from '../rule.ts';
import { lastOpening } from '../source/brackets.ts';
import { dividedIn, withWholeDivision } from '../source/division.ts';
import { isFromInput } from '../source/origins.ts';
import { tokensOf } from '../source/tokens.ts';
import { withUmlauts } from '../source/with-umlauts.ts';
import { code } from '../words/code-quote.ts';
import { typedText } from './typed-text.ts';

/** `wort[:mitte]`: what stands between the brackets isn't a whole number. */
export const sliceRules: Rule[] = [
  {
    kind: 'slice-with-text',
    message: /^slice indices must be integers/,
    explain: (problem) => {
      const { owner, inside } = sliceIn(problem);
      const input = namesIn(inside).find((name) => isFromInput(problem, name));
      return (
        dividedWords(owner, inside) ??
        decimalWords(problem, inside) ??
        (input === undefined ? otherWords(owner) : typedText(input))
      );
    },
  },
];

function sliceIn({ facts }: Problem) {
  const piece = facts.source ?? '';
  const start = piece.endsWith(']') ? lastOpening(piece) : -1;
  return { owner: piece.slice(0, Math.max(start, 0)), inside: piece.slice(start + 1, -1) };
}

/** `wort[:len(wort) / 2]` */
function dividedWords(owner: string, inside: string): Words | null {
  const whole = withWholeDivision(inside);
  return whole === null
    ? null
    : {
        titel: 'Teilen ergibt eine Kommazahl',
        erklaerung: `${code('/')} gibt immer eine Kommazahl, und in den eckigen Klammern zählen nur ganze Zahlen.`,
        tipp: `Nimm ${code('//')}, dann bleibt es eine ganze Zahl: ${code(`${owner}[${whole}]`, 40)}.`,
      };
}

/** `mitte = len(wort) / 2` further up. */
function decimalWords(problem: Problem, inside: string): Words | null {
  const { facts, source } = problem;
  const names = new Set(namesIn(inside));
  const name = facts.values.find((value) => value.type === 'float' && names.has(value.source));
  if (!name) return null;
  const line = dividedIn(problem, name.source);
  const words = {
    titel: 'Ausschnitt mit Kommazahl',
    erklaerung: `${code(name.source)} ist eine Kommazahl (${code(name.repr, 14)}), und in den eckigen Klammern zählen nur ganze Zahlen.`,
  };
  return line === null
    ? { ...words, tipp: `Mach eine ganze Zahl daraus: ${code(`int(${name.source})`)}.` }
    : {
        ...words,
        tipp: `Nimm in Zeile ${line} ${code('//')} statt ${code('/')}, dann ist ${code(name.source)} eine ganze Zahl.`,
        stelle: placeOfLine(source.lines, line),
      };
}

function otherWords(owner: string): Words {
  return {
    titel: 'Ausschnitt mit falschen Grenzen',
    erklaerung: `In den eckigen Klammern mit ${code(':')} dürfen nur ganze Zahlen stehen.`,
    tipp: `Schreib zum Beispiel ${code(`${plainName.test(owner) ? owner : 'liste'}[1:3]`)}.`,
  };
}

function namesIn(piece: string): string[] {
  return tokensOf(piece).flatMap(({ kind, text }) => (kind === 'name' ? text : []));
}

const plainName = withUmlauts(/^\w+$/);
