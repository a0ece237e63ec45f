import { behind, type Problem } from '../problem.ts';
import type { Rule } from '../rule.ts';
import { importsIn } from '../source/imports.ts';
import { code } from '../words/code-quote.ts';
import { englishColour } from '../words/turtle-words.ts';

const undefinedName = /^name '(.+?)' is not defined/;

/** Texts that can be nothing else. */
export const certainTextRules: Rule[] = [
  {
    kind: 'key-without-quotes',
    message: undefinedName,
    line: /(\w+)\[\s*(\w+)\s*\]/,
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
    kind: 'file-name-without-quotes',
    message: undefinedName,
    explain: (problem, [name = '']) => {
      const ending = fileEnding.exec(behind(problem, name))?.[1];
      return ending
        ? {
            titel: 'Dateiname ohne Anführungszeichen',
            erklaerung: `${code(`${name}.${ending}`)} ist der Name einer Datei, und der ist für Python ein Text.`,
            tipp: `Setz ihn in Anführungszeichen: ${code(`"${name}.${ending}"`)}.`,
          }
        : null;
    },
  },
];

/** Unknown names that are probably texts. */
export const likelyTextRules: Rule[] = [
  {
    kind: 'colour-without-quotes',
    message: undefinedName,
    line: /(?:color|dot)\s*\(/,
    explain: ({ source, place }, [name = '']) => {
      const colour = englishColour(name);
      return colour && importsIn(source).some(({ path }) => path.startsWith('turtle'))
        ? {
            titel: 'Farbe ohne Anführungszeichen',
            erklaerung: `Der Name einer Farbe ist ein Text, aber ohne Anführungszeichen sucht Python eine Variable ${code(name)}.`,
            tipp: `Schreib ${code(`"${colour}"`)}.`,
            stelle: place,
          }
        : null;
    },
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
];

const fileEnding = /^\.(txt|csv|json|md|html|dat|log|png|jpg|gif)\b(?!\s*\()/;

/** Alone between brackets and commas, or on one side of a comparison, and not called. */
function looksLikeText({ line, place }: Problem, name: string): boolean {
  const start = (place?.column ?? 1) - 1;
  const before = line.slice(0, start).trimEnd();
  const after = line.slice(start + name.length).trimStart();
  const isCompared = /[=!]=$/.test(before) || (/[^=]=$/.test(before) && after === '');
  const isArgument = /[(,[]$/.test(before) && /^[),\]]/.test(after);
  return isCompared || (isArgument && /^\p{Lu}/u.test(name));
}
