import type { Problem } from '../problem.ts';
import type { Rule } from '../rule.ts';
import { code } from '../words/code-quote.ts';
import { noCodeRules } from './no-code.ts';

const lookalikes: Record<string, string> = {
  '−': '-',
  '–': '-',
  '—': '-',
  '×': '*',
  '·': '*',
  '÷': '/',
  '…': ',',
  '≤': '<=',
  '≥': '>=',
  '≠': '!=',
  '→': '->',
  '²': '** 2',
  '³': '** 3',
};

export const characterRules: Rule[] = [
  ...noCodeRules,
  {
    kind: 'typographic-quotes',
    message: /^invalid character '([“”„‟«»‚‘’‛‹›´])'/u,
    explain: (_, [quote = '']) => ({
      titel: 'Falsche Anführungszeichen',
      erklaerung: `Das Zeichen ${code(quote)} sieht aus wie ein Anführungszeichen, aber Python kennt nur die geraden.`,
      tipp: `Tipp den Text mit geraden Anführungszeichen neu, also so: ${code('"Hallo"')}.`,
    }),
  },
  {
    kind: 'lookalike-sign',
    message: /^invalid character '(.)'/u,
    explain: (problem, [character = '']) => {
      const sign = Object.hasOwn(lookalikes, character) ? lookalikes[character] : undefined;
      return sign !== undefined && isBetweenValues(problem)
        ? {
            titel: 'Dieses Zeichen kennt Python nicht',
            erklaerung: `Das Zeichen ${code(character)} gehört nicht zu denen, die Python versteht.`,
            tipp: `Schreib stattdessen ${code(sign)}.`,
          }
        : null;
    },
  },
  {
    kind: 'invisible-character',
    message:
      /^invalid (?:non-printable )?character .*?\(?U\+(00A0|202[89A-F]|20[056][0-9A-F]|3000|FEFF|00AD)/,
    explain: () => ({
      titel: 'Unsichtbares Zeichen',
      erklaerung: 'Hier steht ein Zeichen, das du nicht siehst, das Python aber stört.',
      tipp: 'Lösch die Stelle samt dem Leerraum daneben und tipp sie neu: Solche Zeichen kommen oft beim Kopieren mit.',
    }),
  },
  {
    kind: 'number-with-unit',
    message: /^invalid character '([€£¥°§])'/u,
    line: /(\d[\d.,]*)\s*[€£¥°§]|[€£¥°§]\s*(\d[\d.]*)/,
    explain: ({ place }, [sign = '€', before, after]) => ({
      titel: 'Zahl mit Zeichen',
      erklaerung: `Mit dem Zeichen ${code(sign)} kann Python nicht rechnen.`,
      tipp: `Schreib nur die Zahl: ${code((before ?? after ?? '').replace(',', '.'))}.`,
      stelle: place,
    }),
  },
  {
    kind: 'strange-character',
    message: /^invalid (?:non-printable )?character '?(.+?)'?(?: \(U\+|$)/u,
    explain: (_, [character = '']) => ({
      titel: 'Unbekanntes Zeichen',
      erklaerung: `Mit dem Zeichen ${code(character)} kann Python außerhalb von Texten nichts anfangen.`,
      tipp: 'Lösch es, oder setz es in Anführungszeichen, wenn es zu einem Text gehört.',
    }),
  },
];

/** Not as in `– print("a")` or `print("a")…`. */
function isBetweenValues({ source, place }: Problem): boolean {
  const line = source.lines[(place?.line ?? 1) - 1] ?? '';
  const [before, after] = [line.slice(0, (place?.column ?? 1) - 1), line.slice(place?.column ?? 1)];
  const isNegative = /^[\d.]/.test(after) && !/^\s*$/.test(before);
  return (
    isNegative ||
    /[²³]/.test(line) ||
    (/[\p{L}\p{N}_)\]"']\s*$/u.test(before) && /^\s*[\p{L}\p{N}_(["'>-]/u.test(after))
  );
}
