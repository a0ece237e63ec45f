import type { Problem } from '../problem.ts';
import type { Rule } from '../rule.ts';
import { definitionsIn } from '../source/definitions.ts';
import type { Token } from '../source/tokens.ts';
import { code } from '../words/code-quote.ts';
import { inPython } from '../words/german-names.ts';
import { nearestName } from '../words/nearest-name.ts';
import { builtins, keywords } from '../words/python-names.ts';

const message = /^(?:invalid syntax|expected ':'|invalid syntax\. Perhaps you forgot a comma\?)/;

/** A word that should be one of Python's own: the parser stumbles over what comes next to it. */
export const misspeltKeywordRules: Rule[] = [
  {
    kind: 'german-keyword',
    message,
    explain: (problem) => {
      const word = suspects(problem).find(({ text }) => keywords.has(inPython(text) ?? ''));
      return word
        ? {
            titel: 'Python spricht Englisch',
            erklaerung: `${code(word.text)} versteht Python nicht, weil seine Wörter englisch sind.`,
            tipp: `Schreib stattdessen ${code(inPython(word.text) ?? '')}.`,
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
      const words = suspects(problem);
      const word = words.find(({ text }) => nearestName(text, keywords) !== null);
      return word
        ? {
            titel: 'Tippfehler',
            erklaerung: `Das Wort ${code(word.text)} kennt Python nicht.`,
            tipp: `Wahrscheinlich meinst du ${code(nearestName(word.text, keywords) ?? '')}.`,
            stelle: word,
          }
        : null;
    },
  },
  {
    kind: 'misspelt-builtin',
    message,
    explain: ({ first, at }) => {
      const near = first?.kind === 'name' ? nearestName(first.text, builtins) : null;
      return first && near && /^(?:text|number|name)$/.test(at?.kind ?? '')
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
  const known = new Set(definitionsIn(problem.source).map(({ name }) => name));
  return [problem.first, problem.before, problem.at]
    .filter(
      (token) =>
        token?.kind === 'name' &&
        !keywords.has(token.text) &&
        !builtins.has(token.text) &&
        !known.has(token.text),
    )
    .filter((token) => token !== undefined);
}
