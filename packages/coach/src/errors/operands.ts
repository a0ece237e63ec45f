import type { Problem } from '../problem.ts';
import type { Rule } from '../rule.ts';
import { describe, isOperator, sidesOf, valueOf } from '../source/operands.ts';
import { isFromInput } from '../source/origins.ts';
import { code } from '../words/code-quote.ts';
import { isNumber, typeName } from '../words/type-names.ts';
import { attributeMeant, comparedObjectRules } from './compared-objects.ts';
import { typedInChain, typedText } from './typed-text.ts';

const joined = /^can only concatenate (\w+) \(not "(\w+)"\) to/;
const unsupported =
  /^unsupported operand type\(s\) for (\S+?)=?(?: or \w+\(\))?: '(.+?)' and '(.+?)'/;
const compared = /^'(<=|>=|<|>)' not supported between instances of '(.+?)' and '(.+?)'/;

/** Calculating and comparing with values that don't go together. */
export const operandRules: Rule[] = [
  {
    kind: 'input-is-text',
    message:
      /^can only concatenate str \(not "(?:int|float)"\)|^unsupported operand .*'str'|^'[<>]=?' not supported .*'str'|^can't multiply sequence by non-int of type '(?:str|float)'/,
    explain: (problem) => {
      const input = sides(problem).find((side) => isFromInput(problem, side));
      return input === undefined ? typedInChain(problem) : typedText(input);
    },
  },
  {
    kind: 'text-plus-number',
    message: /^can only concatenate str \(not "(int|float|bool)"\)/,
    explain: (problem, [type = 'int']) => {
      const pair = pairOf(problem, '+', ['str', type]);
      const parts = pair && { text: pair[0], number: pair[1] };
      return plusNumber(meet(problem, '+', ['str', type]), parts, problem);
    },
  },
  {
    kind: 'number-plus-text',
    message: /^unsupported operand type\(s\) for \+=?: '(int|float|bool)' and 'str'/,
    explain: (problem, [type = 'int']) => {
      const pair = pairOf(problem, '+', [type, 'str']);
      const parts = pair && { text: pair[1], number: pair[0] };
      return plusNumber(meet(problem, '+', [type, 'str']), parts, problem);
    },
  },
  {
    kind: 'text-plus-other',
    message: joined,
    explain: (problem, [type = 'str', other = 'int']) => {
      const [, right] = (type === 'str' && pairOf(problem, '+', [type, other])) || [];
      return {
        titel: 'Das lässt sich nicht verbinden',
        erklaerung: `${meet(problem, '+', [type, other])}, das kann ${code('+')} nicht verbinden.`,
        tipp:
          type === 'list'
            ? `Häng einen einzelnen Wert mit ${code('.append(…)')} an die Liste an.`
            : `Mach aus beiden das Gleiche, zum Beispiel mit ${code(`str(${right ?? '…'})`)} einen Text.`,
      };
    },
  },
  {
    kind: 'text-times-text',
    message: /^can't multiply sequence by non-int of type '(.+?)'/,
    explain: (problem, [type = 'str']) => ({
      titel: 'Malnehmen geht hier nicht',
      erklaerung: `In ${code(problem.facts.source ?? 'dieser Zeile')} wird ein Text oder eine Liste mit ${typeName(type).with} malgenommen, das geht nur mit einer ganzen Zahl.`,
      tipp: sides(problem).every((side) => isWord(problem.facts, side))
        ? 'Prüf, welche der beiden Seiten eine Zahl sein soll.'
        : `Mach mit ${code('int(…)')} zuerst eine Zahl daraus.`,
    }),
  },
  {
    kind: 'unsupported-operator',
    message: unsupported,
    explain: (problem, [operator = '+', left = '', right = '']) => {
      return {
        titel: `${operator} geht hier nicht`,
        erklaerung: `${meet(problem, operator, [left, right])}, damit kann ${code(operator)} nicht rechnen.`,
        tipp: [left, right].includes('str')
          ? withoutText(problem, operator)
          : withAttribute(attributeMeant(problem, sides(problem), [left, right])),
      };
    },
  },
  {
    kind: 'unsupported-sign',
    message:
      /^bad operand type for (?:unary )?(.+?): '(.+?)'|^type (\w+) doesn't define __(\w+)__ method/,
    explain: (_, [operator, operand, type = 'str', name = 'round']) => ({
      titel: 'Das geht nur mit Zahlen',
      erklaerung: `${code(operator ?? `${name}()`)} braucht eine Zahl, aber hier steht ${typeName(operand ?? type).is}.`,
      tipp: `Mach zuerst eine Zahl daraus, mit ${code('int(…)')} oder ${code('float(…)')}.`,
    }),
  },
  {
    kind: 'text-compared-with-number',
    message: compared,
    explain: (problem, [sign = '<', left = '', right = '']) => {
      const pair = pairOf(problem, sign, [left, right]);
      const isMix = [left, right].includes('str') && [left, right].some(isNumber);
      return isMix && pair
        ? {
            titel: 'Text und Zahl verglichen',
            erklaerung: `${meet(problem, sign, [left, right])}, die kann Python nicht der Größe nach vergleichen.`,
            tipp: comparable(problem.facts, left === 'str' ? pair[0] : pair[1]),
          }
        : null;
    },
  },
  ...comparedObjectRules,
  {
    kind: 'mixed-values',
    message: compared,
    explain: ({ facts }, [, left = '', right = '']) => {
      const name = /\b(sorted|max|min|sort)\s*\(/.exec(facts.source ?? '')?.[1];
      return name
        ? {
            titel: 'Verschiedene Werte gemischt',
            erklaerung: `${code(name)} muss vergleichen, was größer ist, und das geht nicht mit ${typeName(left).with} und ${typeName(right).with}.`,
            tipp: 'Sorg dafür, dass alle Werte von der gleichen Art sind, also nur Zahlen oder nur Texte.',
          }
        : null;
    },
  },
  {
    kind: 'unsupported-comparison',
    message: compared,
    explain: ({ facts }, [, left = '', right = '']) => ({
      titel: 'Das lässt sich nicht vergleichen',
      erklaerung: `In ${code(facts.source ?? 'dieser Zeile')} wird ${typeName(left).is} mit ${typeName(right).with} verglichen, da gibt es kein Größer oder Kleiner.`,
      tipp: `Vergleich zwei Zahlen oder zwei Texte, bei einer Liste zum Beispiel ihre Länge mit ${code('len(…)')}.`,
    }),
  },
];

function withAttribute(attribute: string | null): string {
  return attribute === null
    ? 'Prüf, ob du auf beiden Seiten wirklich die Werte hast, mit denen du rechnen willst.'
    : `Nimm von dem Objekt das Attribut, mit dem du rechnen willst, zum Beispiel ${code(attribute)}.`;
}

type Parts = { readonly text: string; readonly number: string };

function plusNumber(who: string, parts: Parts | null, { facts }: Problem) {
  const toText = `str(${parts?.number ?? '…'})`;
  return {
    titel: 'Text und Zahl gemischt',
    erklaerung: `${who}, das kann ${code('+')} nicht verbinden.`,
    tipp:
      parts && !isWord(facts, parts.text)
        ? `Als Text: ${code(toText)}, zum Rechnen: ${code(asNumber(facts, parts.text))}.`
        : `Mach aus der Zahl einen Text, mit ${code(toText)}.`,
  };
}

/** The two sides by name, or by their types when it isn't certain which they are. */
function meet(problem: Problem, operator: string, [left, right]: readonly [string, string]) {
  const pair = pairOf(problem, operator, [left, right]);
  return pair
    ? `${describe(problem.facts, pair[0], left)} und ${describe(problem.facts, pair[1], right)}`
    : `Hier treffen ${typeName(left).is} und ${typeName(right).is} aufeinander`;
}

/** What stands left and right of the operator, if it is what Python complains about. */
function pairOf({ facts }: Problem, operator: string, types: readonly [string, string]) {
  const pair = sidesOf(facts.source ?? '', (text) => text === operator || text === `${operator}=`);
  const isChain = /^[<>]/.test(operator) && sidesOf(pair?.[0] ?? '', isComparison) !== null;
  const fits = pair?.every(
    (side, index) => (valueOf(facts, side)?.type ?? types[index]) === types[index],
  );
  return fits && !isChain ? pair : null;
}

function isComparison(text: string): boolean {
  return /^(?:[<>]=?|[!=]=)$/.test(text);
}

/** What to do where a text is calculated with. */
function withoutText(problem: Problem, operator: string): string {
  const pair = sides(problem);
  if (!pair.some((side) => isWord(problem.facts, side))) {
    return `Mach aus dem Text zuerst eine Zahl, mit ${code('int(…)')} oder ${code('float(…)')}.`;
  }
  return operator === '-' && pair.every((side) => isText(problem.facts, side))
    ? `Prüf, ob hier Zahlen stehen sollen, denn aus einem Text entfernst du ein Stück mit ${code(`${pair[0]}.replace(${pair[1]}, "")`, 40)}.`
    : 'Rechnen geht nur mit Zahlen, also prüf, ob hier wirklich ein Text stehen soll.';
}

function comparable(facts: Problem['facts'], text: string): string {
  return isWord(facts, text)
    ? `Prüf, ob statt ${code(text)} eine Zahl stehen soll, oder statt der Zahl ein Text.`
    : `Mach aus dem Text eine Zahl: ${code(asNumber(facts, text))}.`;
}

function asNumber(facts: Problem['facts'], text: string): string {
  return `${written(facts, text).includes('.') ? 'float' : 'int'}(${text})`;
}

/** A text of which no number could be made; of an unknown one that isn't said. */
function isWord(facts: Problem['facts'], piece: string): boolean {
  return isText(facts, piece) && !/^['"]\s*-?\d+(?:\.\d+)?\s*['"]$/.test(written(facts, piece));
}

function isText(facts: Problem['facts'], piece: string): boolean {
  return /^['"]/.test(written(facts, piece));
}

function written(facts: Problem['facts'], piece: string): string {
  return valueOf(facts, piece)?.repr ?? piece;
}

/** What stands left and right of the last operator; without one, the whole twice. */
function sides({ facts }: Problem): [string, string] {
  const piece = facts.source ?? '';
  return sidesOf(piece, isOperator) ?? [piece, piece];
}
