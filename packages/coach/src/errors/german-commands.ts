import { type Problem, placeOfLine } from '../problem.ts';
import type { Rule } from '../rule.ts';
import { importsIn, writtenAs } from '../source/imports.ts';
import { tokensOf } from '../source/tokens.ts';
import { withUmlauts } from '../source/with-umlauts.ts';
import { namesOf } from '../syntax/known-names.ts';
import { lineCode } from '../syntax/statement.ts';
import { code } from '../words/code-quote.ts';
import { inPython, partInPython } from '../words/german-names.ts';

type Command = readonly [
  words: RegExp,
  python: (problem: Problem, ...words: readonly string[]) => string | null,
];

/** What `print` is called elsewhere. */
const spoken = new Map(['echo', 'puts', 'say', 'println'].map((word) => [word, 'print']));

/** As the blocks of Scratch say it: `setze x auf 5`, `gehe 10er Schritt`, `drehe dich um 90 Grad`. */
const commands: readonly Command[] = [
  [/^(?:setze?|set)\s+(\w+)\s*(?:auf|to|gleich|=)\s*(.+)/, changed('=')],
  [/^(?:ändere?|erhöhe?|vergrößere?|change)\s+(\w+)\s+(?:um|by)\s+(.+)/, changed('+=')],
  [/^(?:verringere?|verkleinere?|senke?)\s+(\w+)\s+um\s+(.+)/, changed('-=')],
  [
    /^(?:drehe?|turn)\s(?:.*?(links|left|rechts|right))?.*?(\d+)\s*(?:°|grad|degrees)?$/,
    (problem, side, angle) => called(problem, /^l/i.test(side ?? '') ? 'left' : 'right', angle),
  ],
  [
    /^(\w+)\s+(\d+)(?:er)?(?:[- ]*(?:schritte?|steps|sekunden?|seconds?|grad))?$/,
    (problem, word, count) => called(problem, partInPython(word ?? '') ?? word ?? '', count),
  ],
  [
    /^(?:gehe?|gleite|go)\s(?:.*\s)?(?:zu|to)\s*x:?\s*(-?\d+)\s*,?\s*y:?\s*(-?\d+)$/,
    ({ source }, x, y) => `${writtenAs(source, 'turtle', 'goto') ?? 'turtle.goto'}(${x}, ${y})`,
  ],
  [/^gib\s+(.+)\s+(?:zurück|zurueck)$/, (_, value) => `return ${value}`],
  [
    /^(?:von|aus)\s+(\w+)\s+(?:importieren?|import)\s+(.+)$/,
    (_, module, names) => `from ${module} import ${names}`,
  ],
  [/^(gib)\s+(.+)\s+aus$/, (problem, _, text) => `print(${asValue(problem, text)})`],
  [
    /^(\w+)\s+(.+?)(?:\s+(?:aus|an|und warte|für \S+ sekunden?))?$/,
    (problem, word = '', text) => saidOrAsked(problem, spoken.get(word) ?? inPython(word), text),
  ],
];

export const germanCommandRules: Rule[] = [
  {
    kind: 'german-command',
    message: /^invalid /,
    explain: (problem) => {
      const text = lineCode(problem).replace(/[.;:\s]+$/, '');
      const python = translationOf(problem, text);
      return python === null
        ? null
        : {
            titel: 'So heißt das in Python',
            erklaerung: `${code(text)} ist kein Befehl, den Python kennt.`,
            tipp: `Schreib ${code(python, 40)}${importFor(problem, python)}.`,
            stelle: placeOfLine(problem.source.bareLines, problem.place?.line ?? 1),
          };
    },
  },
];

function translationOf(problem: Problem, text: string): string | null {
  const [first = ''] = text.split(/\s/);
  if (namesOf(problem).kindOf(first) !== null) return null;
  for (const [words, python] of commands) {
    const found = withUmlauts(new RegExp(words, 'i')).exec(text);
    const written = found && python(problem, ...found.slice(1));
    if (written) return written;
  }
  return null;
}

function changed(sign: string): Command[1] {
  return (problem, name, value) => `${name} ${sign} ${asValue(problem, value)}`;
}

function called({ source }: Problem, name: string, value = '10'): string | null {
  const module = name === 'sleep' ? 'time' : 'turtle';
  return /^(?:forward|backward|left|right|circle|sleep)$/.test(name)
    ? `${writtenAs(source, module, name) ?? `${module}.${name}`}(${value})`
    : null;
}

function saidOrAsked(problem: Problem, python: string | null, text = ''): string | null {
  if (/^[=(.,+]|=\s|^(?:dich|mich)$/.test(text)) return null;
  if (python === 'print') return `print(${asValue(problem, text)})`;
  return python === 'input' ? `antwort = input(${asValue(problem, text)})` : null;
}

/** What has no meaning for Python gets quotes. */
function asValue(problem: Problem, text = ''): string {
  const { isUnknown } = namesOf(problem);
  const tokens = tokensOf(text);
  const isText = tokens.some((token) => token.kind === 'name' && isUnknown(token.text));
  return isText && tokens.every(({ kind }) => kind !== 'text') ? `"${text}"` : text;
}

function importFor({ source }: Problem, python: string): string {
  const module = /^(?:time|turtle)(?=\.)/.exec(python)?.[0];
  const isThere = importsIn(source).some(({ name }) => name === module);
  return module === undefined || isThere ? '' : ` und ganz oben ${code(`import ${module}`)}`;
}
