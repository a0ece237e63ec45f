import type { Problem } from '../problem.ts';
import type { Rule } from '../rule.ts';
import type { Token } from '../source/tokens.ts';
import { namesOf } from '../syntax/known-names.ts';
import { neighboursOf } from '../syntax/neighbours.ts';
import { placeBetween, tokenBeside } from '../syntax/statement.ts';
import { code } from '../words/code-quote.ts';

const invalid = /^invalid decimal literal/;

/** Numbers as they are written outside of programs. */
export const numberLiteralRules: Rule[] = [
  {
    kind: 'number-times-name',
    message: invalid,
    line: /(?<![\w.])(\d+)(?:x(\d+)|(\p{L}\w*))(?!\s*=[^=])/u,
    explain: (problem, [number = '2', factor, name = '']) =>
      factor !== undefined || !namesOf(problem).isUnknown(name)
        ? {
            titel: 'Das Malzeichen fehlt',
            erklaerung: `${code(`${number}${factor ? `x${factor}` : name}`)} versteht Python nicht als Rechnung.`,
            tipp: `Schreib das Malzeichen dazwischen: ${code(`${number} * ${factor ?? name}`)}.`,
          }
        : null,
  },
  {
    kind: 'name-starts-with-digit',
    message: invalid,
    line: /(?:^\s*|\b(?:for|as)\s+|^\s*(?:def|class|import|from)\b.*?)(?<![\w.])(\d+)(\p{L}\w*)(?=\s*(?:[-+*/]?=|[(),:]|\bin\b|$))/u,
    explain: (_, [digits = '', rest = '']) => ({
      titel: 'Ziffer am Anfang',
      erklaerung: `${code(digits + rest)} beginnt mit einer Ziffer, darum hält Python es für eine Zahl und stolpert über ${code(rest, 18)}.`,
      tipp: `Ein Name beginnt mit einem Buchstaben, zum Beispiel ${code(`${rest}${digits}`)}.`,
    }),
  },
  {
    kind: 'number-with-unit',
    message: invalid,
    line: /(?<![\w.,])(\d+(?:[.,]\d+)?)(\p{L}\w*)/u,
    explain: (_, [number = '', unit = '']) => withUnit(number, unit, number + unit),
  },
  {
    kind: 'number-with-unit',
    message: /^invalid syntax/,
    explain: (problem) => {
      const pair = unitBehind(problem);
      return (
        pair && {
          ...withUnit(pair.number, pair.right.text, `${pair.number} ${pair.right.text}`),
          stelle: placeBetween(pair.left, pair.right),
        }
      );
    },
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
    line: /(?<![\w.])(\d+(?:\.\d+){2,})/,
    explain: (_, [number = '']) => ({
      titel: 'Zu viele Punkte in der Zahl',
      erklaerung: `In ${code(number)} stehen mehrere Punkte, aber der Punkt ist in Python das Komma.`,
      tipp: isGrouped(number)
        ? `Lass bei großen Zahlen die Punkte weg: ${code(number.replaceAll('.', ''))}.`
        : `Ist es ein Datum oder Ähnliches, mach es zu einem Text: ${code(`"${number}"`)}.`,
    }),
  },
  {
    kind: 'gap-in-number',
    message: /^invalid syntax/,
    line: /(?<![\w.])(\d{1,3}(?: \d{3})+|\d{1,3}(?:'···')+\d*)(?![\w.])/,
    explain: ({ source, place }, [gaps = '']) => {
      const written = source.lines[(place?.line ?? 1) - 1] ?? '';
      const number = gaps.includes("'") ? (/\d{1,3}(?:'\d{3})+/.exec(written)?.[0] ?? gaps) : gaps;
      return {
        titel: 'Lücke in der Zahl',
        erklaerung: `${code(number)} sind für Python mehrere Zahlen, denn eine Zahl hat keine Lücken.`,
        tipp: `Schreib sie am Stück: ${code(number.replaceAll(/\D/g, ''))}.`,
      };
    },
  },
];

/** `1.000.000` */
function isGrouped(number: string): boolean {
  return /^[1-9]\d{0,2}(?:\.\d{3})+$/.test(number);
}

/** `5 Euro`, but not `3 y = 4` and `3 print("a")`. */
function unitBehind(problem: Problem) {
  const pair = neighboursOf(problem);
  const isUnit = pair?.left.kind === 'number' && pair.right.kind === 'name';
  if (!pair || !isUnit || !namesOf(problem).isUnknown(pair.right.text)) return null;
  const next = tokenBeside(problem, pair.right, 1);
  if (next?.line === pair.right.line && /^[-+*/]?=$|^[(.[]$/.test(next.text)) return null;
  return { ...pair, number: withComma(problem, pair.left) };
}

/** `3,14` are two numbers and a comma. */
function withComma(problem: Problem, last: Token): string {
  const [whole, comma] = [tokenBeside(problem, last, -2), tokenBeside(problem, last, -1)];
  const isNumber = whole?.kind === 'number' && comma?.text === ',';
  const isOne = isNumber && whole.offset + whole.text.length + 1 === last.offset;
  return isOne ? `${whole.text},${last.text}` : last.text;
}

function withUnit(number: string, unit: string, whole: string) {
  return {
    titel: 'Zahl mit Wort dahinter',
    erklaerung: `Hinter der Zahl ${code(number)} steht ${code(unit)}, und damit kann Python nicht rechnen.`,
    tipp: `Schreib nur ${code(number.replace(',', '.'))}, oder alles als Text: ${code(`"${whole}"`)}.`,
  };
}
