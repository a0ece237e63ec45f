import type { Problem } from '../problem.ts';
import type { Rule } from '../rule.ts';
import type { Token } from '../source/tokens.ts';
import { keywordMeant } from '../syntax/keyword-meant.ts';
import { namesOf } from '../syntax/known-names.ts';
import { neighboursOf } from '../syntax/neighbours.ts';
import { tokenBeside } from '../syntax/statement.ts';
import { code } from '../words/code-quote.ts';
import { inPython } from '../words/german-names.ts';
import { nearestName } from '../words/nearest-name.ts';
import { builtins, keywords } from '../words/python-names.ts';

const message = /^invalid syntax|^expected ':'|^expected 'except'/;

/** A word that should be one of Python's own: the parser stumbles over what comes next to it. */
export const misspeltKeywordRules: Rule[] = [
  {
    kind: 'german-keyword',
    message,
    explain: (problem) => {
      const word = suspects(problem).find(({ text }) => germanKeyword(text) !== null);
      return word
        ? {
            titel: 'Python spricht Englisch',
            erklaerung: `${code(word.text)} versteht Python nicht, weil seine Wörter englisch sind.`,
            tipp: `Schreib stattdessen ${code(germanKeyword(word.text) ?? '')}.`,
            stelle: word,
          }
        : null;
    },
  },
  {
    kind: 'capital-keyword',
    message,
    explain: (problem) => {
      const word = suspects(problem).find(({ text }) => keywords.has(text.toLowerCase()));
      return word
        ? {
            titel: 'Groß statt klein',
            erklaerung: `Python unterscheidet große und kleine Buchstaben und kennt ${code(word.text)} nicht.`,
            tipp: `Schreib ${code(word.text.toLowerCase())} ganz klein.`,
            stelle: word,
          }
        : null;
    },
  },
  {
    kind: 'misspelt-keyword',
    message,
    explain: (problem) => {
      const word = suspects(problem).find((token) => isMisspelt(problem, token));
      return word
        ? {
            titel: 'Tippfehler',
            erklaerung: `Das Wort ${code(word.text)} kennt Python nicht.`,
            tipp: `Wahrscheinlich meinst du ${code(keywordFor(problem, word.text) ?? '')}.`,
            stelle: word,
          }
        : null;
    },
  },
  {
    kind: 'misspelt-builtin',
    message,
    explain: (problem) => {
      const { first, before, at } = problem;
      const near = first && before === first ? builtinFor(problem, first, at) : null;
      return first && near
        ? {
            titel: 'Tippfehler im Namen',
            erklaerung: `Den Namen ${code(first.text)} kennt Python nicht, und hinter einem Befehl fehlen hier die runden Klammern.`,
            tipp: `Wahrscheinlich meinst du ${code(`${near}(…)`)}.`,
            stelle: first,
          }
        : null;
    },
  },
];

function suspects(problem: Problem): Token[] {
  const { isUnknown } = namesOf(problem);
  const { left, right } = neighboursOf(problem) ?? {};
  const inside = [left, right].filter((token) =>
    /^(?:for|in|if|else)$/.test(germanKeyword(token?.text ?? '') ?? ''),
  );
  return [problem.first, problem.before, problem.at, ...inside]
    .filter((token) => token !== undefined)
    .filter(({ kind, text }) => kind === 'name' && isUnknown(text))
    .filter((token) => token === problem.first || !isCalled(problem, token))
    .filter((token) => !isSplitKeyword(problem, token));
}

/** German words that stand for a keyword only where Python expects one. */
const inContext = new Map([
  ['gib', 'return'],
  ['im', 'in'],
]);

/** `fo r`: the rest of the keyword stands behind a space. */
function isSplitKeyword(problem: Problem, token: Token): boolean {
  return keywords.has(`${token.text}${tokenBeside(problem, token, 1)?.text}`);
}

/** `lor` of `stift.co lor("red")`: a bracket stands right behind. */
function isCalled(problem: Problem, token: Token): boolean {
  const next = tokenBeside(problem, token, 1);
  return next?.text === '(' && next.offset === token.offset + token.text.length;
}

function germanKeyword(word: string): string | null {
  const python = inContext.get(word.toLowerCase()) ?? inPython(word);
  return python !== null && keywords.has(python) ? python : null;
}

function keywordFor(problem: Problem, word: string): string | null {
  const except = problem.facts.message.startsWith("expected 'except'") ? ['except'] : [];
  if (except.length > 0 && word === 'expect') return 'except';
  return keywordMeant(problem, word) ?? nearestName(word, except.length > 0 ? except : keywords);
}

/** `warte bis x > 3`: behind a word that Python doesn't know, nothing is a keyword. */
function isMisspelt(problem: Problem, token: Token): boolean {
  const isFirst = token === problem.first;
  const isInCode = isFirst || !namesOf(problem).isUnknown(problem.first?.text ?? '');
  return isInCode && keywordFor(problem, token.text) !== null;
}

/** `prit "Hallo"`; two words side by side may also be a name with a gap. */
function builtinFor(problem: Problem, { kind, text }: Token, at: Token | undefined): string | null {
  if (kind !== 'name' || !namesOf(problem).isUnknown(text)) return null;
  if (at?.kind === 'name') return nearestName(text, ['print', 'input']);
  return /^(?:text|number)$/.test(at?.kind ?? '') ? nearestName(text, builtins) : null;
}
