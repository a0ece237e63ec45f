import type { Problem } from '../problem.ts';
import type { Rule } from '../rule.ts';
import { definitionsIn } from '../source/definitions.ts';
import { code } from '../words/code-quote.ts';
import { inPython } from '../words/german-names.ts';
import { nearestName } from '../words/nearest-name.ts';
import { builtins, constants, homeOf, modules, rareBuiltins } from '../words/python-names.ts';

const undefinedName = /^name '(.+?)' is not defined/;

const foreign: Record<string, string> = {
  null: 'None',
  nil: 'None',
  undefined: 'None',
  this: 'self',
  console: 'print(…)',
  System: 'print(…)',
  printf: 'print(…)',
  println: 'print(…)',
  echo: 'print(…)',
  alert: 'print(…)',
  puts: 'print(…)',
  cout: 'print(…)',
  prompt: 'input(…)',
  scanf: 'input(…)',
  raw_input: 'input(…)',
  parseInt: 'int(…)',
  parseFloat: 'float(…)',
  toString: 'str(…)',
  xrange: 'range(…)',
  unicode: 'str(…)',
  strlen: 'len(…)',
  elif: 'elif',
};

/** Names that exist nowhere. */
export const nameRules: Rule[] = [
  {
    kind: 'key-without-quotes',
    message: undefinedName,
    line: /([\p{L}_][\p{L}\p{N}_]*)\[\s*([\p{L}_][\p{L}\p{N}_]*)\s*\]/u,
    explain: ({ facts }, [name = '', owner = '', key]) =>
      name === key && facts.frames.at(-1)?.locals[owner]?.keys?.includes(`'${name}'`)
        ? {
            titel: 'Schlüssel ohne Anführungszeichen',
            erklaerung: `${code(name)} ist ein Schlüssel in ${code(owner)}, aber ohne Anführungszeichen sucht Python eine Variable.`,
            tipp: `Schreib ${code(`${owner}["${name}"]`)}.`,
          }
        : null,
  },
  {
    kind: 'wrong-capitals',
    message: undefinedName,
    explain: (problem, [name = '']) => {
      const known = knownNames(problem).find(
        (other) => other !== name && other.toLowerCase() === name.toLowerCase(),
      );
      return known
        ? {
            titel: 'Groß oder klein?',
            erklaerung: `Python unterscheidet große und kleine Buchstaben: ${code(name)} kennt es nicht, ${code(known)} schon.`,
            tipp: `Schreib ${code(known)}.`,
          }
        : null;
    },
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
      const python = Object.hasOwn(foreign, name) ? foreign[name] : undefined;
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
    kind: 'missing-import',
    message: undefinedName,
    explain: (problem, [name = '']) => {
      const module = modules.find((known) => known === name || known === name.toLowerCase());
      const isModule = module !== undefined && isFollowedBy(problem, name, /^\s*\./);
      const home = homeOf.get(name);
      const line = isModule ? `import ${module}` : `from ${home} import ${name}`;
      return isModule || home
        ? {
            titel: 'Der import fehlt',
            erklaerung: `${code(name)} ist ein Teil von Python, den du erst holen musst.`,
            tipp: `Schreib ganz oben ins Programm: ${code(line, 40)}.`,
          }
        : null;
    },
  },
  {
    kind: 'misspelt-builtin',
    message: undefinedName,
    explain: (problem, [name = '']) =>
      misspelt(name, nearestName(name, candidatesFor(problem, name))),
  },
  {
    kind: 'text-without-quotes',
    message: undefinedName,
    explain: (problem, [name = '']) =>
      looksLikeText(problem, name)
        ? {
            titel: 'Text ohne Anführungszeichen?',
            erklaerung: `Ohne Anführungszeichen hält Python ${code(name)} für den Namen einer Variablen, und die gibt es nicht.`,
            tipp: `Wenn es ein Text sein soll, schreib ${code(`"${name}"`)}.`,
          }
        : null,
  },
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
  return [...ownNames(problem), ...constants, ...builtins];
}

function isCalled(problem: Problem, name: string): boolean {
  return isFollowedBy(problem, name, /^\s*\(/);
}

function isFollowedBy({ line, place }: Problem, name: string, what: RegExp): boolean {
  const start = (place?.column ?? 1) - 1;
  return line.startsWith(name, start) && what.test(line.slice(start + name.length));
}

/** Alone between brackets and commas, or on one side of a comparison, and not called. */
function looksLikeText({ line, place }: Problem, name: string): boolean {
  if (/^\s*class\b/.test(line)) return false;
  const start = (place?.column ?? 1) - 1;
  const before = line.slice(0, start).trimEnd();
  const after = line.slice(start + name.length).trimStart();
  const isCompared = /[=!]=$/.test(before) || (/[^=]=$/.test(before) && after === '');
  const isArgument = /[(,[]$/.test(before) && /^[),\]]/.test(after);
  return isCompared || (isArgument && /^\p{Lu}/u.test(name));
}
