import type { PythonValue } from '@hbg/contract/execution';
import type { Problem } from '../problem.ts';
import type { Rule, Words } from '../rule.ts';
import { lastOpening } from '../source/brackets.ts';
import { valueOf } from '../source/operands.ts';
import { isFromInput } from '../source/origins.ts';
import { code } from '../words/code-quote.ts';
import { typeName } from '../words/type-names.ts';

export const indexRules: Rule[] = [
  indexRule('index-in-empty', /index out of range/, ({ owner, value }) =>
    value?.length === 0
      ? {
          titel: 'Da ist nichts drin',
          erklaerung: `${code(owner)} ist leer, darum gibt es darin keine einzige Stelle.`,
          tipp: `Füll es zuerst, oder prüf vorher mit ${code(`if len(${owner}) > 0:`, 34)}.`,
        }
      : null,
  ),
  indexRule(
    'assignment-index-out-of-range',
    /^list assignment index out of range/,
    ({ owner, value }) => ({
      titel: 'Diese Stelle gibt es noch nicht',
      erklaerung: `${code(owner)} ${size(value)}, und an einer Stelle dahinter kannst du nichts ändern.`,
      tipp: `Häng einen neuen Wert mit ${code(`${owner}.append(…)`)} hinten an.`,
    }),
  ),
  indexRule('index-out-of-range', /index out of range/, ({ owner, index, value }, _, { facts }) => {
    const number = valueOf(facts, index)?.repr ?? index;
    const shown = number === index ? '' : ` (hier ${code(number)})`;
    return {
      titel: 'Diese Stelle gibt es nicht',
      erklaerung: `${code(owner)} ${size(value)}, aber eine Stelle ${code(index)}${shown} gibt es darin nicht.`,
      tipp: `Gezählt wird ab 0: ${validPlaces(value)}.`,
    };
  }),
  {
    kind: 'pop-from-empty',
    message:
      /^pop from (?:an )?empty|^'pop from an empty set'|^pop index out of range|^'popitem\(\)/,
    explain: ({ facts }) => {
      const owner = facts.source?.replace(/\.pop\w*\(.*$/s, '') ?? 'die Liste';
      return {
        titel: 'Da ist nichts zum Herausnehmen',
        erklaerung: `${code('pop')} soll etwas aus ${code(owner)} herausnehmen, das dort nicht (mehr) ist.`,
        tipp: `Prüf vorher mit ${code(`if len(${owner}) > 0:`, 34)}, ob noch genug drin ist.`,
      };
    },
  },
  indexRule(
    'index-from-input',
    /indices must be integers(?: or slices)?, not '?str/,
    ({ index }, _, problem) =>
      isFromInput(problem, index)
        ? {
            titel: 'Eine Eingabe ist immer Text',
            erklaerung: `${code(index)} kommt von ${code('input()')} und ist ein Text, zum Zählen der Stelle braucht es eine Zahl.`,
            tipp: `Mach eine Zahl daraus: ${code(`int(${index})`)}.`,
          }
        : null,
  ),
  indexRule(
    'two-indexes',
    /indices must be integers(?: or slices)?, not '?tuple/,
    ({ owner, index }) => ({
      titel: 'Komma in der eckigen Klammer',
      erklaerung: `In ${code(`${owner}[${index}]`)} stehen zwei Stellen auf einmal, und das versteht Python hier nicht.`,
      tipp: `Für eine Liste in einer Liste nimm zwei Klammern: ${code(`${owner}[${index.replaceAll(/\s*,\s*/g, '][')}]`)}.`,
    }),
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
  {
    kind: 'slice-with-text',
    message: /^slice indices must be integers|^slice step cannot be zero/,
    explain: () => ({
      titel: 'Ausschnitt mit falschen Grenzen',
      erklaerung: `In den eckigen Klammern mit ${code(':')} dürfen nur ganze Zahlen stehen, und die Schrittweite nicht ${code('0')}.`,
      tipp: `Schreib zum Beispiel ${code('liste[1:3]')}.`,
    }),
  },
  indexRule(
    'method-needs-round-brackets',
    /^'(?:builtin_function_or_method|method|function|type)' object (?:is not subscriptable|does not support item)/,
    ({ owner, index }) => ({
      titel: 'Eckige statt runde Klammern',
      erklaerung: `${code(owner)} ist eine Funktion, und die ruft man mit runden Klammern auf.`,
      tipp: `Schreib ${code(`${owner}(${index})`)}.`,
    }),
  ),
  indexRule(
    'not-indexable',
    /^'(.+?)' object is not subscriptable|^'(int|float|bool)' object does not support item assignment/,
    ({ owner }, [type, assigned]) => ({
      titel: 'Hier gibt es keine Stellen',
      erklaerung: `${code(owner)} ist ${typeName(type ?? assigned ?? 'int').is}, darum kannst du nicht mit ${code('[…]')} eine Stelle daraus holen.`,
      tipp:
        type === 'set'
          ? `Eine Menge hat keine Reihenfolge: Mach mit ${code(`list(${owner})`)} eine Liste daraus.`
          : `Prüf, ob ${code(owner)} wirklich die Liste oder der Text ist, den du meinst.`,
    }),
  ),
  indexRule(
    'unchangeable-text',
    /^'str' object (?:does not support item assignment|doesn't support item deletion)/,
    ({ owner }) => ({
      titel: 'Texte lassen sich nicht ändern',
      erklaerung: `${code(owner)} ist ein Text, und einzelne Buchstaben darin kann Python nicht austauschen.`,
      tipp: `Bau einen neuen Text, zum Beispiel ${code(`${owner} = ${owner}.replace("a", "b")`, 40)}.`,
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
