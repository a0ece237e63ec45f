import { type Problem, placeOfLine } from '../problem.ts';
import type { Rule } from '../rule.ts';
import type { Token } from '../source/tokens.ts';
import { lineCode, lineTokens } from '../syntax/statement.ts';
import { code } from '../words/code-quote.ts';
import { inPython } from '../words/german-names.ts';
import { nearestName } from '../words/nearest-name.ts';
import { homeOf, keywords, modules } from '../words/python-names.ts';

const line = /^\s*(?:import|from)\b(?!\s*=)/;

/** Lines that begin with `import` or `from`. */
export const importRules: Rule[] = [
  {
    kind: 'import-turned-around',
    message: /^Did you mean to use 'from \.\.\. import/,
    explain: (problem) => ({
      titel: 'Erst from, dann import',
      erklaerung: `Wer etwas aus einem Modul holen will, nennt in Python zuerst das Modul mit ${code('from')}.`,
      tipp: `Schreib ${code(importOf(namesIn(problem)), 40)}.`,
    }),
  },
  {
    kind: 'import-without-name',
    message: /^Expected one or more names after 'import'|^invalid syntax|^trailing comma/,
    line,
    explain: (problem) => {
      const word = wordWithoutName(problem);
      return word
        ? {
            titel: 'Hier fehlt ein Name',
            erklaerung: `Hinter ${code(word)} fehlt ein Name, darum weiß Python nicht, was es holen soll.`,
            tipp: `Schreib zum Beispiel ${code(wholeImport(problem), 40)}.`,
            stelle: problem.place,
          }
        : null;
    },
  },
  {
    kind: 'import-with-signs',
    message: /^invalid syntax/,
    line,
    explain: (problem) => {
      const sign = lineTokens(problem).find(isStrange);
      const names = namesIn(problem);
      return sign && !/^(?:\/\/|=)$/.test(sign.text) && names.length > 0
        ? {
            titel: 'Nur Namen beim import',
            erklaerung: `In einer Zeile mit ${code('import')} stehen nur Namen, aber hier steht auch ${code(sign.text)}.`,
            tipp: `Schreib ${code(importOf(names), 40)}.`,
            stelle: sign,
          }
        : null;
    },
  },
  {
    kind: 'import-of-several',
    message: /^invalid syntax/,
    line,
    explain: (problem) => {
      const names = namesIn(problem);
      return names.length > 1 && !isMisspelt(problem) && !/=|\/\//.test(problem.line)
        ? {
            titel: 'So geht import nicht',
            erklaerung: `In ${code(lineCode(problem))} fehlt etwas zwischen den Namen, oder es steht etwas zu viel da.`,
            tipp: `Schreib ${code(importOf(names), 40)}.`,
            stelle: placeOfLine(problem.source.bareLines, problem.place?.line ?? 1),
          }
        : null;
    },
  },
];

/** What is meant to be imported; none when another command stands on the same line. */
function namesIn(problem: Problem): string[] {
  const tokens = lineTokens(problem);
  const call = tokens.findIndex(({ text }, index) => text === '(' && index > 1);
  const isPath = tokens.slice(1, call).every(({ text }, index) => (text === '.') === index % 2 > 0);
  if (call !== -1 && tokens[0]?.text === 'import' && !isPath) return [];
  return tokens
    .slice(0, call === -1 ? undefined : call)
    .filter(({ kind, text }) => kind === 'text' || (kind === 'name' && !isJoint(text)))
    .map(({ text }) => text.replaceAll(/^["']|["']$/g, ''));
}

function isJoint(word: string): boolean {
  return keywords.has(word) || /^(?:und|aus|von)$/i.test(word);
}

/** `from random import randint` when one lies in the other, `import random, time` when none does. */
function importOf(names: readonly string[]): string {
  const module = names.find((name) => modules.includes(name));
  const rest = [...new Set(names)].filter((name) => name !== module);
  if (module === undefined) return importFromHome(names);
  const isKnown = rest.every((name) => modules.includes(name) || homeOf.has(name));
  if (rest.length === 0 || (rest.length > 1 && !isKnown)) return `import ${module}`;
  return rest.every((name) => modules.includes(name))
    ? `import ${[module, ...rest].join(', ')}`
    : `from ${module} import ${rest.join(', ')}`;
}

function importFromHome([name = 'random', module]: readonly string[]): string {
  if (module !== undefined && modules.includes(name + module)) return `import ${name}${module}`;
  const home = homeOf.get(name) ?? module;
  return home === undefined ? `import ${name}` : `from ${home} import ${name}`;
}

/** `from random` lacks its other half, `from import random` the module. */
function wordWithoutName(problem: Problem): string | null {
  const texts = lineTokens(problem).map(({ text }) => text);
  const last = texts.at(-1) ?? '';
  if (texts[0] === 'from' && texts[1] === 'import') return 'from';
  const isHalf = texts[0] === 'from' && texts.length === 2;
  return isHalf || /^(?:import|from|as|,|\.)$/.test(last) ? last : null;
}

function wholeImport(problem: Problem): string {
  const names = namesIn(problem);
  const part = [...homeOf].find(([, module]) => module === names[0])?.[0];
  const isFrom = problem.first?.text === 'from' && part !== undefined && names.length === 1;
  return importOf(isFrom ? [...names, part] : names);
}

function isStrange({ kind, text }: Token): boolean {
  return kind === 'text' || (kind === 'operator' && !/^[.,*\\]$/.test(text));
}

function isMisspelt({ before, at }: Problem): boolean {
  return [before?.text ?? '', at?.text ?? ''].some(
    (word) => inPython(word) === 'import' || nearestName(word, ['import', 'as']) !== null,
  );
}
