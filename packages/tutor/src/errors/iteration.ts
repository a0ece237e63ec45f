import { placeOfLine } from '../problem.ts';
import type { Rule } from '../rule.ts';
import { code } from '../words/code-quote.ts';
import { isNumber, typeName } from '../words/type-names.ts';

/** Going through something, counting it, and taking it apart. */
export const iterationRules: Rule[] = [
  {
    kind: 'range-missing',
    message: /^'(int|float)' object is not iterable/,
    line: /\bfor\b.*\bin\b.*/,
    explain: ({ facts, place }) => ({
      titel: 'range fehlt',
      erklaerung: `${code(facts.source ?? 'Das')} ist eine einzelne Zahl, und die kann eine Schleife nicht durchgehen.`,
      tipp: `Zähl mit ${code(`range(${facts.source ?? '5'})`)}.`,
      stelle: place,
    }),
  },
  {
    kind: 'number-added-to-list',
    message: /^'(.+?)' object is not iterable/,
    line: /\S+\s*\+=.*/,
    explain: ({ facts, place }, [type = 'int']) => {
      const [left = 'liste', right = '…'] = facts.source?.split(/\s*\+=\s*/) ?? [];
      return {
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
    kind: 'too-many-values',
    message: /^too many values to unpack \(expected (\d+)(?:, got (\d+))?/,
    explain: ({ facts }, [expected = '2', got]) => ({
      titel: 'Mehr Werte als Namen',
      erklaerung: `Links stehen ${expected} Namen (${code(facts.source ?? '', 20)}), rechts gibt es aber ${got ?? 'mehr'} Werte.`,
      tipp: 'Schreib links so viele Namen, wie es rechts Werte gibt.',
    }),
  },
  {
    kind: 'dict-without-items',
    message: /to unpack/,
    line: /\bfor\s+[\p{L}_]\w*\s*,\s*[\p{L}_]\w*\s+in\s+([\p{L}_]\w*)\s*(?=:)/u,
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
    kind: 'too-few-values',
    message: /^not enough values to unpack \(expected (?:at least )?(\d+), got (\d+)/,
    explain: ({ facts }, [expected = '2', got = '1']) => ({
      titel: 'Weniger Werte als Namen',
      erklaerung: `Links stehen ${expected} Namen (${code(facts.source ?? '', 20)}), rechts gibt es aber nur ${got === '1' ? 'einen Wert' : `${got} Werte`}.`,
      tipp: 'Schreib links so viele Namen, wie es rechts Werte gibt.',
    }),
  },
  {
    kind: 'cannot-unpack',
    message: /^cannot unpack non-iterable (\w+) object/,
    explain: ({ facts }, [type = 'int']) => ({
      titel: 'Das lässt sich nicht aufteilen',
      erklaerung: `Links stehen mehrere Namen (${code(facts.source ?? '', 20)}), rechts aber nur ein einzelner Wert: ${typeName(type).is}.`,
      tipp: 'Schreib links nur einen Namen, oder rechts mehrere Werte mit Komma dazwischen.',
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
