import type { Problem } from '../problem.ts';
import type { Rule } from '../rule.ts';
import { code } from '../words/code-quote.ts';

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
  {
    kind: 'typographic-quotes',
    message: unterminated,
    explain: (problem) =>
      /[“”„‟‘’‚]/.test(restOfLine(problem))
        ? {
            titel: 'Falsche Anführungszeichen',
            erklaerung: `Der Text beginnt mit ${code(quoteOf(problem))}, endet aber mit einem runden Anführungszeichen, das Python nicht kennt.`,
            tipp: `Ersetz das runde Anführungszeichen am Ende durch ${code(quoteOf(problem))}.`,
          }
        : null,
  },
  {
    kind: 'quote-inside-text',
    message: unterminated,
    explain: (problem) => (isTextWithApostrophe(problem) ? quoteInside(quoteOf(problem)) : null),
  },
  {
    kind: 'mixed-quotes',
    message: unterminated,
    explain: (problem) => {
      const [quote, other] = quoteOf(problem) === '"' ? ['"', "'"] : ["'", '"'];
      return restOfLine(problem).split(other).length === 2
        ? {
            titel: 'Zwei verschiedene Anführungszeichen',
            erklaerung: `Der Text beginnt mit ${code(quote)} und endet mit ${code(other)}, für Python ist er darum nicht zu Ende.`,
            tipp: `Nimm am Anfang und am Ende das gleiche Zeichen, zum Beispiel zweimal ${code('"')}.`,
          }
        : null;
    },
  },
  {
    kind: 'missing-opening-quote',
    message: unterminated,
    explain: (problem) =>
      /^["'][\s)\]}:,;]*$/.test(restOfLine(problem)) && !/["']/.test(startOfLine(problem))
        ? {
            titel: 'Anführungszeichen am Anfang fehlt',
            erklaerung: `Hier endet ein Text mit ${code(quoteOf(problem))}, aber am Anfang des Textes fehlt das Anführungszeichen.`,
            tipp: `Setz ${code(quoteOf(problem))} auch vor das erste Zeichen des Textes.`,
          }
        : null,
  },
  {
    kind: 'unclosed-quote',
    message: unterminated,
    explain: (problem) => ({
      titel: 'Anführungszeichen fehlt',
      erklaerung: `Der Text, der hier mit ${code(quoteOf(problem))} beginnt, hört in dieser Zeile nicht auf.`,
      tipp: `Setz ${code(quoteOf(problem))} an das Ende des Textes, vor eine schließende Klammer.`,
    }),
  },
  {
    kind: 'quote-inside-text',
    message: /Is this intended to be part of the string/,
    explain: ({ at, before }) =>
      before && before.endColumn === at?.column ? quoteInside(before.text.at(-1) ?? '"') : null,
  },
  {
    kind: 'quote-inside-text',
    message: /^invalid syntax$/,
    explain: ({ at, before }) =>
      at?.kind === 'name' && before?.kind === 'text' && before.endColumn === at.column
        ? quoteInside(before.text.at(-1) ?? '"')
        : null,
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

function quoteInside(quote: string) {
  const other = quote === '"' ? "'" : '"';
  return {
    titel: 'Anführungszeichen mitten im Text',
    erklaerung: `Das Zeichen ${code(quote)} mitten im Text beendet ihn für Python zu früh.`,
    tipp: `Schließ den ganzen Text in ${code(other)} ein, oder schreib ${code(`\\${quote}`)} für das Zeichen im Text.`,
  };
}

/** `'Wie geht's?'`: the last quote is one too many. */
function isTextWithApostrophe(problem: Problem): boolean {
  const before = startOfLine(problem);
  const quote = quoteOf(problem);
  return before.includes(quote) && /\p{L}["']\p{L}/u.test(before);
}

function quoteOf(problem: Problem): string {
  return /["']/.exec(restOfLine(problem))?.[0] ?? '"';
}

function restOfLine({ place, source }: Problem): string {
  return source.lines[(place?.line ?? 0) - 1]?.slice((place?.column ?? 1) - 1) ?? '';
}

function startOfLine({ place, source }: Problem): string {
  return source.lines[(place?.line ?? 0) - 1]?.slice(0, (place?.column ?? 1) - 1) ?? '';
}
