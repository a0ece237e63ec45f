import { behind, type Problem } from '../problem.ts';
import type { Rule } from '../rule.ts';
import { splitAtCommas } from '../source/call.ts';
import { definitionsIn } from '../source/definitions.ts';
import { code } from '../words/code-quote.ts';
import { foreignNames } from '../words/foreign-names.ts';
import { inPython } from '../words/german-names.ts';
import { methodsOfValues } from '../words/method-names.ts';
import { nearestName } from '../words/nearest-name.ts';
import { builtins, constants, exceptions, rareBuiltins } from '../words/python-names.ts';
import { notImportedRules } from './borrowed-names.ts';
import { inOtherCapitals } from './other-capitals.ts';
import { certainTextRules, likelyTextRules } from './unquoted-texts.ts';

const undefinedName = /^name '(.+?)' is not defined/;

/** Names that exist nowhere. */
export const nameRules: Rule[] = [
  ...certainTextRules,
  {
    kind: 'wrong-capitals',
    message: undefinedName,
    explain: (problem, [name = '']) => inOtherCapitals(name, knownNames(problem)),
  },
  {
    kind: 'misspelt-variable',
    message: undefinedName,
    explain: (problem, [name = '']) => {
      const suggestion = suggestedBy(problem);
      const near = nearestName(name, [...ownNames(problem), ...suggestion]);
      return misspelt(name, near ?? suggestion[0]);
    },
  },
  {
    kind: 'german-name',
    message: undefinedName,
    explain: (problem, [name = '']) => {
      const python = inPython(name);
      const isValue = constants.includes(python ?? '') || isCalled(problem, name);
      return python && isValue
        ? {
            titel: 'Python spricht Englisch',
            erklaerung: `${code(name)} versteht Python nicht, weil seine Wörter englisch sind.`,
            tipp: `Schreib stattdessen ${code(python)}.`,
          }
        : null;
    },
  },
  {
    kind: 'foreign-name',
    message: undefinedName,
    explain: (_, [name = '']) => {
      const python = foreignNames.get(name);
      return python
        ? {
            titel: 'Name aus einer anderen Sprache',
            erklaerung: `${code(name)} gibt es in anderen Sprachen, aber nicht in Python.`,
            tipp: `Hier heißt es ${code(python)}.`,
          }
        : null;
    },
  },
  {
    kind: 'foreign-end',
    message: /^name '(end|endif|endwhile|endfor|fi|done|ende|next|wend)' is not defined/,
    line: /^\s*\p{L}+\s*$/u,
    explain: (_, [name = 'end']) => ({
      titel: 'Blöcke enden von selbst',
      erklaerung: `Ein Wort wie ${code(name)} braucht Python nicht, denn ein Block endet mit seiner Einrückung.`,
      tipp: 'Lösch diese Zeile.',
    }),
  },
  {
    kind: 'method-as-function',
    message: undefinedName,
    explain: (problem, [name = '']) => {
      const values = splitAtCommas(/^\((.*?)\)/.exec(behind(problem, name))?.[1] ?? '');
      const [first = '', ...others] = values;
      return methodsOfValues.has(name) && /^[^\d]/.test(first)
        ? {
            titel: 'Das gehört hinter einen Punkt',
            erklaerung: `${code(name)} ist keine Funktion für sich allein, sondern steht mit einem Punkt hinter dem Wert.`,
            tipp:
              name === 'sort' && !problem.line.trim().startsWith('sort')
                ? `Für eine neue Liste schreib ${code(`sorted(${first})`, 34)}.`
                : `Schreib ${code(`${first}.${name}(${others.join(', ')})`, 40)}.`,
          }
        : null;
    },
  },
  ...notImportedRules,
  {
    kind: 'misspelt-builtin',
    message: undefinedName,
    explain: (problem, [name = '']) =>
      misspelt(name, nearestName(name, candidatesFor(problem, name))),
  },
  {
    kind: 'class-not-known',
    message: undefinedName,
    line: /^\s*class\s+(\w+)\s*\(/,
    explain: ({ place }, [name = '', own = '']) => ({
      titel: 'Diese Klasse gibt es nicht',
      erklaerung: `${code(own)} soll auf der Klasse ${code(name)} aufbauen, aber die kennt Python nicht.`,
      tipp: `Schreib ${code(`class ${name}:`)} weiter oben hin, oder lass die Klammern weg.`,
      stelle: place,
    }),
  },
  ...likelyTextRules,
  {
    kind: 'unknown-function',
    message: undefinedName,
    explain: (problem, [name = '']) =>
      isCalled(problem, name)
        ? {
            titel: 'Unbekannte Funktion',
            erklaerung: `Eine Funktion ${code(name)} kennt Python nicht, und in deinem Programm gibt es auch keine.`,
            tipp: `Prüf die Schreibweise, oder schreib sie vorher selbst mit ${code(`def ${name}():`)}.`,
          }
        : null,
  },
  {
    kind: 'unknown-name',
    message: undefinedName,
    explain: (_, [name = '']) => ({
      titel: 'Unbekannter Name',
      erklaerung: `Den Namen ${code(name)} kennt Python nicht, denn er hat noch keinen Wert bekommen.`,
      tipp: `Gib ihm vorher einen Wert (${code(`${name} = …`)}), oder setz ihn in Anführungszeichen, wenn er ein Text ist.`,
    }),
  },
];

function misspelt(name: string, near: string | null | undefined) {
  return near
    ? {
        titel: 'Tippfehler im Namen',
        erklaerung: `Den Namen ${code(name)} kennt Python nicht, aber ${code(near)} gibt es.`,
        tipp: `Meinst du ${code(near)}, dann verbessere den Namen hier.`,
      }
    : null;
}

/** Of Python's own words those that can stand at this place. */
function candidatesFor(problem: Problem, name: string): Iterable<string> {
  if (/^\s*(?:except|raise)\b/.test(problem.line)) return exceptions;
  if (isCalled(problem, name)) return builtins;
  return problem.line.trim() === name ? ['break', 'continue', 'pass', 'return'] : constants;
}

/** Python also suggests what learners never heard of, as `aiter` for `alter`. */
function suggestedBy({ facts }: Problem): string[] {
  const { suggestion } = facts;
  return suggestion === null || isPythons(suggestion) ? [] : [suggestion];
}

function isPythons(name: string): boolean {
  return constants.includes(name) || builtins.has(name) || rareBuiltins.has(name);
}

function ownNames({ facts, source }: Problem): string[] {
  const inScope = facts.frames.flatMap(({ locals }) => Object.keys(locals));
  const written = definitionsIn(source).filter(({ line }) => line !== facts.line);
  const outside = written.filter(({ owner }) => owner === null).map(({ name }) => name);
  return [...new Set([...inScope, ...outside])];
}

function knownNames(problem: Problem): string[] {
  return [...ownNames(problem), ...constants, ...builtins, ...exceptions];
}

function isCalled(problem: Problem, name: string): boolean {
  return behind(problem, name).startsWith('(');
}
