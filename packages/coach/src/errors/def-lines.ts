import type { Problem } from '../problem.ts';
import type { Rule } from '../rule.ts';
import { namesOf } from '../syntax/known-names.ts';
import { code } from '../words/code-quote.ts';

/** Heads of functions and classes. */
export const defLineRules: Rule[] = [
  {
    kind: 'def-without-name',
    message: /^invalid syntax/,
    line: /^\s*(def|class)\s*[(:].*/,
    explain: (_, [word = 'def']) => ({
      titel: 'Der Name fehlt',
      erklaerung: `Hinter ${code(word)} fehlt der Name, unter dem du es später aufrufst.`,
      tipp: `Schreib einen Namen dazwischen, zum Beispiel ${code(word === 'def' ? 'def gruss():' : 'class Hund:')}.`,
    }),
  },
  {
    kind: 'hyphen-in-name',
    message: /^expected '\('|^invalid syntax/,
    line: /^\s*(?:def|class)\s+(\w+(?:-\w+)+)/,
    explain: (_, [name = '']) => hyphenInName(name),
  },
  {
    kind: 'def-without-brackets',
    message: /^expected '\('/,
    line: /\bdef\s+(\w+)\s*(?:[[{]\s*)?([\w\s,=]*?)\s*(?:[\]})]\s*)?:?\s*$/,
    explain: (problem, [name = 'f', inside = '']) => {
      if (isTwoWords(problem, inside)) return null;
      return {
        titel: 'Runde Klammern bei der Funktion',
        erklaerung: `Hinter dem Namen der Funktion ${code(name)} fehlen die runden Klammern.`,
        tipp: `Schreib ${code(`def ${name}(${inside}):`, 36)}${inside === '' ? ', auch wenn nichts in den Klammern steht' : ''}.`,
      };
    },
  },
  {
    kind: 'space-in-name',
    message: /^expected '\('/,
    line: /^\s*def\s+(\w+(?:[ \t]+\w+)+)/,
    explain: (_, [words = '']) => spaceInName(words, functionName(words)),
  },
  {
    kind: 'parent-without-brackets',
    message: /^invalid syntax|^expected ':'/,
    line: /^\s*class\s+(\w+)\s+(?:(extends|von|from)\s+)?(\w+)/,
    explain: (problem, [name = '', word, parent = '']) =>
      word !== undefined || namesOf(problem).kindOf(parent) === 'class'
        ? {
            titel: 'Die Klasse davor kommt in Klammern',
            erklaerung: `Soll ${code(name)} von ${code(parent)} erben, steht ${code(parent)} in runden Klammern.`,
            tipp: `Schreib ${code(`class ${name}(${parent}):`, 36)}.`,
          }
        : null,
  },
  {
    kind: 'space-in-name',
    message: /^invalid syntax|^expected ':'/,
    line: /^\s*class\s+(?!class\b)(\w+(?:[ \t]+\w+)+)/,
    explain: (_, [words = '']) => spaceInName(words, words.split(/\s+/).join('')),
  },
  {
    kind: 'type-before-parameter',
    message: /^invalid syntax/,
    line: /^\s*def\s+\w+\s*\(.*?\b(int|float|str|string|String|bool|list)\s+(\w+)/,
    explain: (_, [type = 'int', name = 'x']) => ({
      titel: 'Ohne Typ davor',
      erklaerung: `In den Klammern hinter ${code('def')} steht vor einem Namen kein Typ wie ${code(type)}.`,
      tipp: `Lösch ${code(type)} und schreib nur ${code(name)}.`,
    }),
  },
];

function functionName(words: string): string {
  const joined = words.replaceAll(/\s/g, '');
  return /^_+init_+$/.test(joined) ? '__init__' : words.split(/\s+/).join('_');
}

export function hyphenInName(name: string) {
  return {
    titel: 'Minus im Namen',
    erklaerung: `In ${code(name)} liest Python das ${code('-')} als Minus, denn Namen haben keinen Bindestrich.`,
    tipp: `Nimm einen Unterstrich: ${code(name.replaceAll('-', '_'))}.`,
  };
}

export function spaceInName(words: string, joined: string) {
  return {
    titel: 'Leerzeichen im Namen',
    erklaerung: `Ein Name darf kein Leerzeichen haben, darum sind ${code(words)} für Python mehrere Wörter.`,
    tipp: `Schreib sie zusammen: ${code(joined)}.`,
  };
}

/** `def mein name:`, unless the second word is used as a parameter further down. */
function isTwoWords({ source, place, line }: Problem, inside: string): boolean {
  const [word = '', ...others] = inside.split(/[\s,]+/);
  const isPlain = !/[[{,]/.test(line) && inside !== '' && others.length === 0;
  const isUsed = source.tokens.some(
    (token) => token.line > (place?.line ?? 0) && token.text === word,
  );
  return isPlain && !isUsed;
}
