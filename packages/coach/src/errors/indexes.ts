import type { PythonValue } from '@hbg/contract/execution';
import type { Problem } from '../problem.ts';
import type { Rule, Words } from '../rule.ts';
import { lastOpening } from '../source/brackets.ts';
import { splitAtCommas } from '../source/call.ts';
import { valueOf } from '../source/operands.ts';
import { isFromInput } from '../source/origins.ts';
import { withUmlauts } from '../source/with-umlauts.ts';
import { code } from '../words/code-quote.ts';
import { listFunctions } from '../words/python-names.ts';
import { typeName } from '../words/type-names.ts';
import { sliceRules } from './slices.ts';
import { typedText } from './typed-text.ts';

export const indexRules: Rule[] = [
  indexRule(
    'element-as-index',
    /index out of range|indices must be integers/,
    ({ owner, index }, _, problem) =>
      isLoopOver(problem, index, owner)
        ? {
            titel: 'Das ist schon der Wert',
            erklaerung: `In ${code(`for ${index} in ${owner}:`, 34)} ist ${code(index)} schon der Wert selbst und nicht seine Stelle.`,
            tipp: `Schreib nur ${code(index)}, oder zähl die Stellen mit ${code(`range(len(${owner}))`, 34)}.`,
          }
        : null,
  ),
  indexRule(
    'assignment-index-out-of-range',
    /^list assignment index out of range/,
    ({ owner, index, value }, _, problem) =>
      /^\s*del\b/.test(problem.line)
        ? null
        : {
            titel: 'Diese Stelle gibt es noch nicht',
            erklaerung: `${code(owner)} ${value?.length === 0 ? 'ist noch leer' : size(value)}, und eine Stelle ${atIndex(problem, index)}, die du ändern könntest, gibt es nicht.`,
            tipp: `Häng einen neuen Wert mit ${code(`${owner}.append(${newValue(problem)})`, 34)} hinten an.`,
          },
  ),
  indexRule('index-in-empty', /index out of range/, ({ owner, value }) =>
    value?.length === 0
      ? {
          titel: 'Da ist nichts drin',
          erklaerung: `${code(owner)} ist leer, darum gibt es darin keine einzige Stelle.`,
          tipp: `Füll es zuerst, oder prüf vorher mit ${code(`if len(${owner}) > 0:`, 34)}.`,
        }
      : null,
  ),
  indexRule('index-out-of-range', /index out of range/, ({ owner, index, value }, _, problem) => ({
    titel: 'Diese Stelle gibt es nicht',
    erklaerung:
      value?.length === undefined
        ? `Eine Stelle ${atIndex(problem, index)} gibt es in ${code(owner)} nicht, dafür ist es zu kurz.`
        : `${code(owner)} ${size(value)}, aber eine Stelle ${atIndex(problem, index)} gibt es darin nicht.`,
    tipp: `Gezählt wird ab 0: ${validPlaces(value)}.`,
  })),
  indexRule(
    'index-from-input',
    /indices must be integers(?: or slices)?, not '?str/,
    ({ index }, _, problem) =>
      isFromInput(problem, index)
        ? {
            ...typedText(index),
            tipp: `Zum Zählen der Stelle mach eine Zahl daraus: ${code(`int(${index})`)}.`,
          }
        : null,
  ),
  indexRule(
    'two-indexes',
    /indices must be integers(?: or slices)?, not '?tuple/,
    ({ owner, index, value }) => {
      const isNested = (value?.repr ?? owner).startsWith('[[');
      const right = index.replaceAll(/\s*,\s*/g, isNested ? '][' : ':');
      return {
        titel: 'Komma in der eckigen Klammer',
        erklaerung: `In ${code(`${owner}[${index}]`)} stehen zwei Stellen auf einmal, und das versteht Python hier nicht.`,
        tipp: `${isNested ? 'Für eine Liste in einer Liste nimm zwei Klammern' : 'Für ein Stück daraus nimm einen Doppelpunkt'}: ${code(`${owner}[${right}]`)}.`,
      };
    },
  ),
  indexRule(
    'index-not-whole',
    /^(list|tuple|string|range)\b.* indices must be integers(?: or slices)?, not '?(\w+)'?/,
    ({ owner, index }, [type = 'list', indexType = 'str']) => ({
      titel: 'Die Stelle muss eine ganze Zahl sein',
      erklaerung: `${code(owner)} ist ${typeName(type).is}, und ${code(index)} ist ${typeName(indexType).is}, aber Stellen zählt man mit ganzen Zahlen.`,
      tipp:
        indexType === 'float'
          ? `Mach eine ganze Zahl daraus: ${code(`int(${index})`)}.`
          : 'Zähl die Stellen mit Zahlen ab 0, oder nimm ein Wörterbuch, wenn du Namen als Schlüssel willst.',
    }),
  ),
  ...sliceRules,
  indexRule(
    'method-needs-round-brackets',
    /^'(?:builtin_function_or_method|method|function|type)' object (?:is not subscriptable|does not support item)|^type '\w+' is not subscriptable/,
    ({ owner, index }) => {
      if (needsNothing.test(owner) && /^-?\d+$/.test(index)) return withBrackets(owner, index);
      const isRow = splitAtCommas(index).length > 1;
      const needsList = isRow && listFunctions.has(owner.split('.').at(-1) ?? '');
      return {
        titel: 'Eckige statt runde Klammern',
        erklaerung: `${code(owner)} ruft man mit runden Klammern auf, eckige sind für Listen und Stellen da.`,
        tipp: `Schreib ${code(`${owner}(${needsList ? `[${index}]` : index})`, 34)}.`,
      };
    },
  ),
  indexRule(
    'not-indexable',
    /^'(.+?)' object is not subscriptable|^'(int|float|bool)' object does not support item assignment/,
    ({ owner, index }, [type, assigned]) => ({
      titel: 'Hier gibt es keine Stellen',
      erklaerung: `${code(owner)} ist ${typeName(type ?? assigned ?? 'int').is}, darum kannst du nicht mit ${code('[…]')} eine Stelle daraus holen.`,
      tipp: listable.test(type ?? '')
        ? `Mach zuerst eine Liste daraus: ${code(`list(${owner})[${index}]`, 40)}.`
        : `Prüf, ob ${code(owner)} wirklich die Liste oder der Text ist, den du meinst.`,
    }),
  ),
  indexRule(
    'unchangeable-text',
    /^'str' object (?:does not support item assignment|doesn't support item deletion)/,
    ({ owner, index }, _, problem) => ({
      titel: 'Texte lassen sich nicht ändern',
      erklaerung: `${code(owner)} ist ein Text, und einzelne Buchstaben darin kann Python nicht austauschen.`,
      tipp: `Bau einen neuen Text, zum Beispiel ${code(`${owner} = ${newText(owner, index, newValue(problem))}`, 40)}.`,
    }),
  ),
  indexRule(
    'unchangeable-tuple',
    /^'(.+?)' object (?:does not support item assignment|doesn't support item deletion)/,
    ({ owner }, [type = 'tuple']) => ({
      titel: 'Das lässt sich nicht ändern',
      erklaerung: `${code(owner)} ist ${typeName(type).is}, und darin kann Python keinen Wert austauschen.`,
      tipp: `Nimm eine Liste mit eckigen Klammern, wenn sich die Werte ändern sollen: ${code(`list(${owner})`)}.`,
    }),
  ),
];

const needsNothing =
  /\.(?:split|keys|values|items|upper|lower|title|strip|copy|read|readline|readlines)$/;

function withBrackets(owner: string, index: string): Words {
  return {
    titel: 'Runde Klammern fehlen',
    erklaerung: `Ein Ergebnis hat ${code(owner)} erst, wenn du es mit runden Klammern aufrufst.`,
    tipp: `Schreib sie vor die eckigen: ${code(`${owner}()[${index}]`, 34)}.`,
  };
}

const givesValues = withUmlauts(/^\s*(?:for\s+([\w\s,]+?)\s+in\s+(.*?)\s*:|(\w+)\s*[-+*/]?=(?!=))/);

/** Whether the name has its value from `for name in list:`, and not from further down. */
function isLoopOver({ source, facts }: Problem, name: string, list: string): boolean {
  const above = source.bareLines.slice(0, facts.line ?? 0).map((line) => givesValues.exec(line));
  const last = above.findLast((found) => {
    return (found?.[1] ?? found?.[3])?.split(/\s*,\s*/).includes(name);
  });
  return last?.[1] === name && last[2] === list;
}

const listable = /^(?:set|reversed|enumerate|zip|map|filter|dict_keys|dict_values|dict_items)$/;

type Indexed = { owner: string; index: string; value: PythonValue | null };

/** A rule for `punkte[3]`; it doesn't know what Python complains about inside of a call. */
function indexRule(
  kind: string,
  message: RegExp,
  explain: (indexed: Indexed, groups: readonly string[], problem: Problem) => Words | null,
): Rule {
  return {
    kind,
    message,
    explain: (problem, groups) => {
      const found = indexed(problem);
      return found && explain(found, groups, problem);
    },
  };
}

/** „`i` (hier `3`)" */
function atIndex({ facts }: Problem, index: string): string {
  const number = valueOf(facts, index)?.repr ?? index;
  return `${code(index, 40)}${number === index ? '' : ` (hier ${code(number)})`}`;
}

/** What is to be put in: what stands right of the `=`. */
function newValue({ source, facts, line }: Problem): string {
  const written = source.lines[(facts.line ?? 0) - 1]?.slice(0, line.trimEnd().length) ?? '';
  const value = written.slice(line.indexOf('=') + 1).trim();
  return /\]\s*=(?!=)/.test(line) && value.length < 20 ? value : '…';
}

/** The text around the letter at this place, and another letter. */
function newText(owner: string, index: string, letter: string): string {
  if (!/^\d+$/.test(index) || letter === '…') return `${owner}.replace("a", "b")`;
  const start = index === '0' ? '' : `${owner}[:${index}] + `;
  return `${start}${letter} + ${owner}[${Number(index) + 1}:]`;
}

/** What stands before the last pair of square brackets, and what in it. */
function indexed({ facts }: Problem): Indexed | null {
  const piece = facts.source ?? '';
  const start = piece.endsWith(']') ? lastOpening(piece) : 0;
  if (start <= 0) return null;
  const owner = piece.slice(0, start).trim();
  return { owner, index: piece.slice(start + 1, -1).trim(), value: valueOf(facts, owner) };
}

function size(value: PythonValue | null): string {
  if (value?.length === undefined) return 'ist kürzer';
  if (value.length === 1) return value.type === 'str' ? 'hat ein Zeichen' : 'hat einen Wert';
  return `hat ${value.length} ${value.type === 'str' ? 'Zeichen' : 'Werte'}`;
}

function validPlaces(value: PythonValue | null): string {
  const last = (value?.length ?? 0) - 1;
  if (last < 0) return `Die letzte Stelle ist ${code('len(…) - 1')}`;
  return last === 0
    ? `Erlaubt ist nur ${code('0')}`
    : `Erlaubt ist ${code('0')} bis ${code(`${last}`)}`;
}
