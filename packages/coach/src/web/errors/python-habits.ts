import { code } from '../../words/code-quote.ts';
import type { PageRule } from '../page-rule.ts';

/** What is right in Python and no JavaScript. */
export const pythonHabitRules: PageRule[] = [
  {
    kind: 'js-python-word',
    explain: ({ lineTokens, at, before }) => {
      const near = new Set([lineTokens[0], lineTokens[1], at, before]);
      const word = lineTokens.find(
        (token) => near.has(token) && token.kind === 'name' && here.has(token.text),
      );
      const meant = here.get(word?.text ?? '');
      return word && meant
        ? {
            titel: 'So heißt es in Python',
            erklaerung: `${code(word.text)} kennt Python, JavaScript aber nicht.`,
            tipp: `Hier schreibst du ${code(meant, 40)}.`,
            stelle: word,
          }
        : null;
    },
  },
  {
    kind: 'js-colon-for-brace',
    explain: ({ lineTokens }) => {
      const [first] = lineTokens;
      const last = lineTokens.at(-1);
      const isHead = /^(?:if|else|for|while|function)$/.test(first?.text ?? '');
      return isHead && last?.text === ':'
        ? {
            titel: 'Geschweifte Klammer statt Doppelpunkt',
            erklaerung: `In JavaScript steht hinter ${code(first?.text ?? '')} kein Doppelpunkt.`,
            tipp: `Setz dafür ${code('{')} hin, und am Ende des Blocks ${code('}')}.`,
            stelle: last,
          }
        : null;
    },
  },
  {
    kind: 'js-hash-comment',
    explain: ({ lineTokens }) => {
      const [first] = lineTokens;
      return first?.text.startsWith('#')
        ? {
            titel: 'Ein Kommentar beginnt mit //',
            erklaerung: `Mit ${code('#')} fängt in Python ein Kommentar an, in JavaScript nicht.`,
            tipp: `Schreib ${code('//')} davor.`,
            stelle: first,
          }
        : null;
    },
  },
];

const here: ReadonlyMap<string, string> = new Map([
  ['def', 'function name() { … }'],
  ['elif', 'else if ( … )'],
  ['and', '&&'],
  ['or', '||'],
  ['not', '!'],
  ['pass', '{ }'],
  ['except', 'catch'],
]);
