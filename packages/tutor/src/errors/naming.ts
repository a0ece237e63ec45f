import type { Rule } from '../rule.ts';
import { definitionsIn } from '../source/definitions.ts';
import { code } from '../words/code-quote.ts';
import { keywords } from '../words/python-names.ts';

export const namingRules: Rule[] = [
  {
    kind: 'method-on-number',
    message: /^invalid decimal literal/,
    line: /\b(\d+)\.([\p{L}_]\w*)\b/u,
    explain: (_, [number = '5', name = '']) => ({
      titel: 'Ein Punkt hinter einer Zahl',
      erklaerung: `Python hält den Punkt in ${code(`${number}.${name}`)} für ein Komma der Zahl.`,
      tipp: `Mach die Zahl zuerst zu einem Text: ${code(`str(${number}).${name}`)}.`,
    }),
  },
  {
    kind: 'number-times-name',
    message: /^invalid decimal literal/,
    line: /(?<![\w.])(\d+)([\p{L}_][\p{L}\p{N}_]*)(?!\s*=[^=])/u,
    explain: ({ source }, [number = '2', name = 'x']) =>
      definitionsIn(source).some((known) => known.name === name)
        ? {
            titel: 'Das Malzeichen fehlt',
            erklaerung: `${code(number + name)} versteht Python nicht als Rechnung.`,
            tipp: `Schreib das Malzeichen dazwischen: ${code(`${number} * ${name}`)}.`,
          }
        : null,
  },
  {
    kind: 'name-starts-with-digit',
    message: /^invalid decimal literal/,
    line: /(?<![\p{L}\w.])(\d+)([\p{L}_][\p{L}\p{N}_]*)/u,
    explain: (_, [digits = '', rest = '']) => ({
      titel: 'Ziffer am Anfang',
      erklaerung: `${code(digits + rest)} beginnt mit einer Ziffer, darum hält Python es für eine Zahl und stolpert über ${code(rest, 18)}.`,
      tipp: `Ein Name beginnt mit einem Buchstaben, zum Beispiel ${code(`${rest}${digits}`)}.`,
    }),
  },
  {
    kind: 'invalid-number',
    message: /^invalid .*(?:literal|digit)/,
    explain: ({ at }) => ({
      titel: 'Keine richtige Zahl',
      erklaerung: `${code(at?.text ?? 'Das')} ist keine Zahl, die Python lesen kann.`,
      tipp: `Schreib nur Ziffern und höchstens einen Punkt, zum Beispiel ${code('3.5')}.`,
    }),
  },
  {
    kind: 'leading-zeros',
    message: /^leading zeros in decimal/,
    line: /(?<![\w.])0+(\d+)/,
    explain: (_, [number = '7']) => ({
      titel: 'Nullen am Anfang',
      erklaerung: 'Eine Zahl darf in Python nicht mit einer Null beginnen.',
      tipp: `Schreib ${code(number)}, oder in Anführungszeichen, wenn die Nullen zu sehen sein sollen.`,
    }),
  },
  {
    kind: 'two-points-in-number',
    message: /^invalid syntax/,
    line: /(?<![\p{L}\w.])\d+(?:\.\d+){2,}/u,
    explain: ({ line }) => {
      const number = /\d+(?:\.\d+){2,}/.exec(line)?.[0] ?? '';
      return {
        titel: 'Zu viele Punkte in der Zahl',
        erklaerung: `In ${code(number)} stehen mehrere Punkte, aber der Punkt ist in Python das Komma.`,
        tipp: `Lass bei großen Zahlen die Punkte weg: ${code(number.replaceAll('.', ''))}.`,
      };
    },
  },
  {
    kind: 'space-in-name',
    message: /^(?:invalid syntax$|expected '\(')/,
    line: /^\s*(?:def\s+|class\s+)?([\p{L}_][\p{L}\p{N}_]*(?:[ \t]+[\p{L}_][\p{L}\p{N}_]*)+)(?=\s*(?:=[^=]|\())/u,
    explain: (_, [name = '']) => {
      const words = name.replace(/^(?:def|class)\s+/, '').split(/\s+/);
      return words.length < 2 || words.some((word) => keywords.has(word))
        ? null
        : {
            titel: 'Leerzeichen im Namen',
            erklaerung: `Ein Name darf kein Leerzeichen haben, darum sind ${code(words.join(' '))} für Python mehrere Wörter.`,
            tipp: `Verbinde sie mit einem Unterstrich: ${code(words.join('_'))}.`,
          };
    },
  },
  {
    kind: 'keyword-as-name',
    message: /^invalid syntax/,
    explain: ({ at, before }) => {
      const token = at?.text === '=' ? before : at;
      const isNamed = /^(?:[=(,.]|def|class|for|import|as|del|global)$/.test(before?.text ?? '');
      return token && keywords.has(token.text) && (token === before || isNamed || !before)
        ? {
            titel: 'Reserviertes Wort',
            erklaerung: `${code(token.text)} gehört fest zu Python und kann an dieser Stelle nicht stehen.`,
            tipp: `Soll es ein Name sein, nimm einen anderen, zum Beispiel ${code(`mein_${token.text.toLowerCase()}`)}.`,
            stelle: token,
          }
        : null;
    },
  },
];
