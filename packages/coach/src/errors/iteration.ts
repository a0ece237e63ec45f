import { type Problem, placeOfLine } from '../problem.ts';
import type { Rule } from '../rule.ts';
import { callIn } from '../source/call.ts';
import { code } from '../words/code-quote.ts';
import { isNumber, typeName } from '../words/type-names.ts';

/** They go through what they are given, so that a number among it is the culprit. */
const goThrough =
  /^(?:zip|enumerate|sorted|list|tuple|set|dict|sum|min|max|map|filter|any|all|join|extend|reversed|iter)$/;

/** Going through something, and counting it. */
export const iterationRules: Rule[] = [
  {
    kind: 'range-missing',
    message: /^'(int|float)' object is not iterable/,
    line: /\bfor\b.*\bin\b.*/,
    explain: ({ facts, place }, [type]) => {
      const piece = facts.source ?? '5';
      const whole = type === 'float' ? `int(${piece})` : piece;
      return goThrough.test(callIn(piece)?.name ?? '')
        ? null
        : {
            titel: 'range fehlt',
            erklaerung: `${code(piece)} ist eine einzelne Zahl, und die kann eine Schleife nicht durchgehen.`,
            tipp: `Zähl mit ${code(`range(${whole})`)}.`,
            stelle: place,
          };
    },
  },
  {
    kind: 'number-added-to-list',
    message: /^'(.+?)' object is not iterable/,
    line: /\S\s*\+=.*/,
    explain: ({ facts, place }, [type = 'int']) => {
      const [left = 'liste', right] = facts.source?.split(/\s*\+=\s*/) ?? [];
      return right === undefined
        ? null
        : {
            titel: 'Einzelnen Wert anhängen',
            erklaerung: `${code('+=')} hängt an die Liste ${code(left)} eine andere Liste an, aber ${code(right)} ist ${typeName(type).is}.`,
            tipp: `Schreib ${code(`${left}.append(${right})`)}.`,
            stelle: place,
          };
    },
  },
  {
    kind: 'not-iterable',
    message:
      /^'(.+?)' object is not iterable|^argument of type '(.+?)' is not (?:a container or )?iterable/,
    explain: ({ facts }, [type, container]) => ({
      titel: 'Das lässt sich nicht durchgehen',
      erklaerung: `In ${code(facts.source ?? 'dieser Zeile')} steht ${typeName(type ?? container ?? '').is}, und darin gibt es keine einzelnen Werte.`,
      tipp: 'Nimm hier eine Liste, einen Text oder ein `range(…)`.',
    }),
  },
  {
    kind: 'number-in-text',
    message: /^'in <string>' requires string as left operand, not (\w+)/,
    explain: (_, [type = 'int']) => ({
      titel: 'Im Text gibt es nur Text',
      erklaerung: `Mit ${code('in')} kannst du in einem Text nur nach einem Text suchen, nicht nach ${typeName(type).with}.`,
      tipp: `Setz den gesuchten Wert in Anführungszeichen, oder schreib ${code('str(…)')} darum.`,
    }),
  },
  {
    kind: 'no-length',
    message: /^object of type '(.+?)' has no len\(\)/,
    explain: ({ facts }, [type = 'int']) => ({
      titel: 'Das hat keine Länge',
      erklaerung: `${code(facts.source ?? 'len(…)')} braucht einen Text oder eine Liste, bekommt aber ${typeName(type).needs}.`,
      tipp:
        isNumber(type) && facts.source?.startsWith('len')
          ? `Willst du die Ziffern zählen, schreib ${code('len(str(…))')}.`
          : 'Setz dort einen Text oder eine Liste ein.',
    }),
  },
  {
    kind: 'changed-while-iterating',
    message: /changed size during iteration|mutated during iteration/,
    explain: ({ facts, source }) => ({
      titel: 'In der Schleife verändert',
      erklaerung: `Während die Schleife ${code(facts.source ?? 'es')} durchgeht, kommt etwas hinzu oder verschwindet.`,
      tipp: `Geh eine Kopie durch: ${code(`for x in list(${facts.source ?? '…'}):`, 34)}.`,
      stelle: placeOfLine(source.lines, facts.line ?? 1),
    }),
  },
];

/** Several names on the left, and another number of values on the right. */
export const unpackingRules: Rule[] = [
  {
    kind: 'dict-without-items',
    message: /to unpack/,
    line: /\bfor\s+\w+\s*,\s*\w+\s+in\s+(\w+)\s*(?=:)/,
    explain: ({ facts, place }, [name = 'd']) =>
      facts.frames.at(-1)?.locals[name]?.type === 'dict'
        ? {
            titel: '.items() fehlt',
            erklaerung: `Eine Schleife über ${code(name)} bekommt nur die Schlüssel und nicht auch die Werte.`,
            tipp: `Schreib ${code(`${name}.items()`)}, dann bekommst du beides.`,
            stelle: place,
          }
        : null,
  },
  {
    kind: 'enumerate-missing',
    // Of a list or a tuple Python says how many values it got: then numbers aren't missing.
    message: /^(?!too many .* got).*(?:to unpack|cannot unpack)/,
    line: /\bfor\s+(?:i|j|k|n|nr|nummer|index|stelle|platz|zähler|zaehler)\s*,\s*\w+\s+in\s+([^:]+?)\s*(?=:)/,
    explain: ({ source, facts, place }, [bare = 'liste']) => {
      const line = source.lines[(facts.line ?? 0) - 1] ?? '';
      const start = (place?.endColumn ?? 1) - 1;
      const list = /^\s*in\s+(.*):/.exec(line.slice(start))?.[1] ?? bare;
      return bare.startsWith('enumerate')
        ? null
        : {
            titel: 'enumerate fehlt',
            erklaerung:
              'Eine Schleife über eine Liste bekommt nur die Werte und nicht auch ihre Nummern.',
            tipp: `Zum Mitzählen schreib ${code(`enumerate(${list.trim()})`, 40)}.`,
            stelle: place,
          };
    },
  },
  {
    kind: 'too-many-values',
    message: /^too many values to unpack \(expected (\d+)(?:, got (\d+))?/,
    explain: (problem, [expected = '2', got]) => ({
      titel: 'Mehr Werte als Namen',
      erklaerung: compared(problem, expected, `${got ?? 'mehr'} Werte`),
      tipp: asMany(problem),
    }),
  },
  {
    kind: 'too-few-values',
    message: /^not enough values to unpack \(expected (?:at least )?(\d+), got (\d+)/,
    explain: (problem, [expected = '2', got = '1']) => ({
      titel: 'Weniger Werte als Namen',
      erklaerung: compared(problem, expected, `nur ${got === '1' ? 'einen Wert' : `${got} Werte`}`),
      tipp: asMany(problem),
    }),
  },
  {
    kind: 'cannot-unpack',
    message: /^cannot unpack non-iterable (\w+) object/,
    explain: (problem, [type = 'int']) => {
      const piece = code(problem.facts.source ?? '', 20);
      if (callIn(problem.facts.source)) {
        return {
          titel: 'Mehrere Werte gefragt',
          erklaerung: `${piece} braucht mehrere Werte, bekommt aber nur einen einzelnen: ${typeName(type).is}.`,
          tipp: 'Prüf, was zwischen den Klammern steht und was dort fehlt.',
        };
      }
      return isInLoop(problem)
        ? {
            titel: 'Das lässt sich nicht aufteilen',
            erklaerung: `Hinter ${code('for')} stehen mehrere Namen (${piece}), ein Eintrag ist aber nur ein einzelner Wert: ${typeName(type).is}.`,
            tipp: `Schreib hinter ${code('for')} nur einen Namen.`,
          }
        : {
            titel: 'Das lässt sich nicht aufteilen',
            erklaerung: `Links stehen mehrere Namen (${piece}), rechts aber nur ein einzelner Wert: ${typeName(type).is}.`,
            tipp: 'Schreib links nur einen Namen, oder rechts mehrere Werte mit Komma dazwischen.',
          };
    },
  },
];

function compared(problem: Problem, expected: string, values: string): string {
  const names = `${expected} Namen (${code(problem.facts.source ?? '', 20)})`;
  return isInLoop(problem)
    ? `Hinter ${code('for')} stehen ${names}, ein Eintrag hat aber ${values}.`
    : `Links stehen ${names}, rechts gibt es aber ${values}.`;
}

function asMany(problem: Problem): string {
  return isInLoop(problem)
    ? `Schreib hinter ${code('for')} so viele Namen, wie ein Eintrag Werte hat.`
    : 'Schreib links so viele Namen, wie es rechts Werte gibt.';
}

/** The names stand behind a `for`. */
function isInLoop({ line, place }: Problem): boolean {
  return /\bfor\s*\(?\s*$/.test(line.slice(0, (place?.column ?? 1) - 1));
}
