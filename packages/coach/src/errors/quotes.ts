import type { Problem } from '../problem.ts';
import type { Rule } from '../rule.ts';
import { quoteOf, restOfLine, startOfLine } from '../syntax/open-text.ts';
import { headerLine } from '../syntax/statement.ts';
import { code } from '../words/code-quote.ts';
import { misplacedQuoteRules } from './misplaced-quotes.ts';

const unterminated = /^unterminated (?:f-|t-)?string literal/;

export const quoteRules: Rule[] = [
  {
    kind: 'unclosed-triple-quote',
    message: /^unterminated triple-quoted/,
    explain: ({ place, facts }) => ({
      titel: 'Langer Text ohne Ende',
      erklaerung: `In Zeile ${place?.line ?? 1} beginnt ein Text mit drei Anführungszeichen, der bis zum Ende des Programms nicht aufhört.`,
      tipp: `Setz die gleichen drei Anführungszeichen ${code(facts.source?.startsWith("'") ? "'''" : '"""')} an das Ende des Textes.`,
    }),
  },
  {
    kind: 'backslash-before-quote',
    message: /perhaps you escaped the end quote/,
    explain: () => ({
      titel: 'Backslash vor dem Anführungszeichen',
      erklaerung: `Der Backslash ${code('\\')} vor dem letzten Anführungszeichen macht es zu einem Teil des Textes, darum endet der Text nicht.`,
      tipp: `Schreib ${code('\\\\')}, wenn du einen Backslash im Text willst, oder lösch ihn.`,
    }),
  },
  ...misplacedQuoteRules,
  {
    kind: 'typographic-quotes',
    message: unterminated,
    explain: (problem) => {
      const wrong = /([“”„‟‘’‚´»«])\s*(?:[\s)\]},:+].*)?$/u.exec(restOfLine(problem))?.[1];
      return wrong === undefined
        ? null
        : {
            titel: 'Falsche Anführungszeichen',
            erklaerung: `Der Text beginnt mit ${code(quoteOf(problem))}, endet aber mit ${code(wrong)}, das Python nicht als Anführungszeichen kennt.`,
            tipp: `Ersetz ${code(wrong)} am Ende durch ${code(quoteOf(problem))}.`,
          };
    },
  },
  {
    kind: 'mixed-quotes',
    message: unterminated,
    explain: (problem) => {
      const [quote, other] = [quoteOf(problem), otherQuoteAtEnd(problem)];
      const end = other === '`' ? 'einem schrägen Strich' : code(other ?? '');
      return other === null
        ? null
        : {
            titel: 'Zwei verschiedene Anführungszeichen',
            erklaerung: `Der Text beginnt mit ${code(quote)} und endet mit ${end}, für Python ist er darum nicht zu Ende.`,
            tipp: `Nimm am Anfang und am Ende das gleiche Zeichen, zum Beispiel zweimal ${code('"')}.`,
          };
    },
  },
  {
    kind: 'unclosed-quote',
    message: unterminated,
    explain: (problem) => ({
      titel: 'Anführungszeichen fehlt',
      erklaerung: `Der Text, der hier mit ${code(quoteOf(problem))} beginnt, hört in dieser Zeile nicht auf.`,
      tipp: `Setz ${code(quoteOf(problem))} an das Ende des Textes${signBehindText(problem)}.`,
    }),
  },
  {
    kind: 'backslash-in-text',
    message: /^\(unicode error\)/,
    explain: ({ facts }) => ({
      titel: 'Backslash im Text',
      erklaerung: `In ${code(facts.source ?? 'diesem Text')} leitet der Backslash ein Sonderzeichen ein, das es nicht gibt.`,
      tipp: `Schreib jeden Backslash doppelt (${code('\\\\')}) oder nimm den normalen Schrägstrich ${code('/')}.`,
    }),
  },
];

/** Before which sign the text probably ends. */
function signBehindText(problem: Problem): string {
  const rest = restOfLine(problem);
  const isKey = /[\p{L}\p{N}]:\s*[\p{L}\p{N}"']/u.test(rest) && !startOfLine(problem).includes('(');
  if (headerLine.test(problem.line) || isKey) return ', vor den Doppelpunkt';
  return /[)\]}]/.test(rest) ? ', vor eine schließende Klammer' : '';
}

/** The first quote of the other kind, when it stands where the text should end. */
function otherQuoteAtEnd(problem: Problem): string | null {
  const rest = restOfLine(problem);
  const others = [...rest.matchAll(/['"`]/g)].filter(([found]) => found !== quoteOf(problem));
  const [first] = others;
  if (!first) return null;
  const behind = rest.slice(first.index + 1);
  const isEnd = /^\s*(?:[,)\]}:+]|$|[=!]=|(?:in|and|or)\b)/.test(behind);
  return isEnd || (others.length === 1 && !/^\p{L}/u.test(behind)) ? first[0] : null;
}
