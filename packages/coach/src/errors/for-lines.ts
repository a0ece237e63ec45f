import type { Problem } from '../problem.ts';
import type { Rule } from '../rule.ts';
import { withUmlauts } from '../source/with-umlauts.ts';
import { lineCode } from '../syntax/statement.ts';
import { code } from '../words/code-quote.ts';

/** Heads of loops that lack a word, or count as in another language. */
export const forLineRules: Rule[] = [
  {
    kind: 'foreign-for',
    line: /^\s*for\b(?:[^;]*;[^;]*;|\s*\([^,)]*=[^,)]*,[^,)]*,).*/,
    explain: () => ({
      titel: 'Schleife aus einer anderen Sprache',
      erklaerung: `So schreibt man Zählschleifen in JavaScript oder C, in Python zählt ${code('range')}.`,
      tipp: `Schreib zum Beispiel ${code('for i in range(10):')}, das zählt von 0 bis 9.`,
    }),
  },
  {
    kind: 'foreign-range',
    message: /^invalid syntax/,
    line: /^\s*for\s+(\w+).*?\b(\w+)\s*(?:\b(?:to|bis|until)\b|\.{2,3})\s*(\w+)\b(?!\s*[.(])/,
    explain: (_, [name = 'i', from = '1', to = '10']) => {
      const isDown = Number(from) > Number(to);
      const step = isDown ? -1 : 1;
      const end = /^\d+$/.test(to) ? `${Number(to) + step}` : `${to} + 1`;
      const values = `${from}, ${end}${isDown ? ', -1' : ''}`;
      return {
        titel: 'Zählen geht mit range',
        erklaerung: `Von ${code(from)} bis ${code(to)} zählt Python mit ${code('range')}, und die Endzahl gehört dabei nicht dazu.`,
        tipp: `Schreib ${code(`for ${name} in range(${values}):`, 40)}.`,
      };
    },
  },
  {
    kind: 'for-in-brackets',
    message: /^invalid syntax/,
    line: /^\s*for\s*\(\s*(?:(?:let|var|const|int)\s+)?(\w+)\s+(?:in|of)\s+(.+)\)\s*[:{]*\s*$/,
    explain: (_, [name = 'i', values = '']) => ({
      titel: 'for ohne Klammern',
      erklaerung: `Der Kopf einer ${code('for')}-Schleife steht in Python ohne Klammern da und endet mit einem Doppelpunkt.`,
      tipp: `Schreib ${code(`for ${name} in ${values}:`, 40)}.`,
    }),
  },
  {
    kind: 'for-without-name',
    message: /^invalid syntax/,
    line: /\bfor\s+in\b\s*([^:\]]*)/,
    explain: ({ first }, [values = '']) => ({
      titel: 'Der Name hinter for fehlt',
      erklaerung: `Zwischen ${code('for')} und ${code('in')} fehlt der Name, der nacheinander jeden Wert bekommt.`,
      tipp: `Schreib zum Beispiel ${code(`for i in ${values.trim()}${first?.text === 'for' ? ':' : ''}`, 40)}.`,
    }),
  },
  {
    kind: 'for-with-two-names',
    message: /^invalid syntax/,
    line: /^\s*for\s+(?!for\b)(\w+)\s+(?!in\b)(\w+)\s+in\s+([^:]*)/,
    explain: (_, [word = '', name = '', values = '']) => {
      const isPair = /\.items\(\)|^(?:enumerate|zip)\b/.test(values);
      return {
        titel: 'Zwei Wörter vor dem in',
        erklaerung: `Zwischen ${code('for')} und ${code('in')} stehen ${code(word)} und ${code(name)} ohne Komma nebeneinander.`,
        tipp: `Schreib zum Beispiel ${code(`for ${isPair ? `${word}, ` : ''}${name} in ${values.trim()}:`, 40)}.`,
      };
    },
  },
  {
    kind: 'for-without-values',
    message: /^invalid syntax/,
    line: /^\s*(for\s+\w+\s+in)\s*:?\s*$/,
    explain: (_, [head = 'for i in']) => ({
      titel: 'Was soll die Schleife durchgehen?',
      erklaerung: `Hinter ${code('in')} fehlt, woher die Schleife ihre Werte nimmt.`,
      tipp: `Schreib es dahinter, zum Beispiel ${code(`${head} range(5):`, 36)}.`,
    }),
  },
  {
    kind: 'for-without-in',
    message: /^invalid syntax|^'in' expected after for-loop variables/,
    line: /\bfor\s+(?!in\b|for\b)\w+(?:\s*,\s*\w+)*(?=\s*:|\s*=|\s+(?!in\b)[^\s,])/,
    explain: (problem) => ({
      titel: 'in fehlt',
      erklaerung: `Zwischen dem Namen hinter ${code('for')} und dem, was die Schleife durchgeht, fehlt das Wort ${code('in')}.`,
      tipp: `Schreib zum Beispiel ${code(withIn(problem), 40)}.`,
    }),
  },
];

/** `for tier in tiere:` for `for tier tiere`, `for tier of tiere`, `for tier = tiere`. */
function withIn(problem: Problem): string {
  const [, names = 'i', rest = ''] = forHead.exec(lineCode(problem)) ?? [];
  const values = valuesBehindIn.exec(rest)?.[1] ?? valuesIn.exec(rest)?.[1] ?? 'range(5)';
  const whole = /^\d+$/.test(values) ? `range(${values})` : values;
  return `for ${names} in ${whole}${problem.first?.text === 'for' ? ':' : ''}`;
}

const forHead = withUmlauts(/\bfor\s+(\w+(?:\s*,\s*\w+)*)\s*(.*)/);
const valuesIn = withUmlauts(
  /^(?:=\s*|\w+\s+(?=[\w"'[]))?([\w.]+(?:\(.*?\)+)?|".*?"|'.*?'|\[.*?\])/,
);
const valuesBehindIn = withUmlauts(/^=\s*\w+\s+in\s+([^:]+)/);
