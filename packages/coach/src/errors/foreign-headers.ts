import type { Rule } from '../rule.ts';
import { openBrackets } from '../source/brackets.ts';
import { code } from '../words/code-quote.ts';

/** Lines that open or close a block, or name a thing, in another language. */
export const foreignHeaderRules: Rule[] = [
  {
    kind: 'foreign-function',
    message: /^invalid syntax|^expected/,
    line: /^\s*(function|func|fun|fn|sub|define|definiere|procedure|method|void|int(?=\s+main\b))\s+(\w+)\s*(\([\w\s,=]*\))?.*/,
    explain: (_, [word = 'function', name = 'name', brackets = '()']) => ({
      titel: 'Funktionen beginnen mit def',
      erklaerung: `${code(word)} kennt Python nicht, eine Funktion beginnt hier mit ${code('def')}.`,
      tipp: `Schreib ${code(`def ${name}${brackets}:`, 36)} und rück den Inhalt darunter ein.`,
    }),
  },
  {
    kind: 'switch',
    message: /^invalid syntax/,
    line: /^\s*switch\b\s*[\w(].*/,
    explain: () => ({
      titel: 'Ein switch gibt es nicht',
      erklaerung: `Ein ${code('switch')} gibt es in Python nicht.`,
      tipp: `Nimm ${code('if')}, ${code('elif')} und ${code('else')}.`,
    }),
  },
  {
    kind: 'else-if',
    message: /^invalid syntax|^expected ':'/,
    line: /^\s*(?:\}\s*)?(else\s+if|els?\s+if|elsif|elseif|elif\s+if|else\s+wenn|sonst\s+wenn|sonst\s+if)\b/,
    explain: (_, [word = 'else if']) => ({
      titel: 'Dafür gibt es elif',
      erklaerung: `${code(word)} kennt Python nicht, hier werden beide Wörter zu ${code('elif')}.`,
      tipp: `Schreib ${code('elif')} und dahinter die Bedingung und einen Doppelpunkt.`,
    }),
  },
  {
    kind: 'curly-block',
    message: /^(?!f-string|unmatched|unterminated|closing)/,
    line: /^\s*(?:\}\s*)?(?:if|elif|else|for|while|def|class|try|except|finally|do|with)\b(?:[^:{]*[)\]\w"'])?\s*\{[^{}:]*\}?\s*$/,
    explain: ({ line }) => (/\bin\s*\{/.test(line) ? null : curlyBlock()),
  },
  {
    kind: 'curly-block',
    message: /^(?!f-string)/,
    explain: ({ at, source }) => {
      const open = at && openBrackets(source.tokens, at).at(-1);
      const line = source.bareLines[(open?.line ?? 0) - 1] ?? '';
      return open && opensCurly.test(line) ? { ...curlyBlock(), stelle: open } : null;
    },
  },
  {
    kind: 'foreign-then',
    message: /^invalid syntax|^expected ':'/,
    line: /^\s*(?:if|elif|while|for)\b[^:]*\s(then|do|dann)(?=\s+[^\s:])/,
    explain: ({ at }, [word = 'then']) =>
      at?.text === word
        ? { ...notNeeded(word, `Schreib ${code(':')} statt ${code(word)}.`), stelle: at }
        : null,
  },
  {
    kind: 'foreign-then',
    message: /^invalid syntax|^expected ':'/,
    line: /(?<=\s)(then|do|begin|dann|mache|tue)\s*:?\s*$/,
    explain: ({ first }, [word = 'then']) =>
      first?.text === word
        ? null
        : notNeeded(word, `Lösch ${code(word)} und beende die Zeile mit ${code(':')}.`),
  },
  {
    kind: 'for-each',
    message: /^invalid syntax/,
    line: /^\s*(foreach|for\s+each)\b\s*\(?(\w*)\s*(?:in|of|as)?\s*([^:){]*)/,
    explain: (_, [word = 'foreach', name, values = '']) => ({
      titel: 'foreach heißt hier for',
      erklaerung: `Das Wort ${code(word)} kennt Python nicht, jede Schleife dieser Art beginnt mit ${code('for')}.`,
      tipp: `Schreib ${code(`for ${name || 'x'} in ${values.trim() || '…'}:`, 36)}.`,
    }),
  },
];

/** `while i < 10 {`, `do {`, `setup() {` */
const opensCurly =
  /^\s*(?:(?:if|elif|else|while|for|def|class|try)\b(?!.*\bin\s*\{)[^:]*[)\]\p{L}\p{N}"']|\p{L}+\s*(?:\(.*\))?)\s*\{\s*$/u;

function curlyBlock() {
  return {
    titel: 'Blöcke ohne geschweifte Klammern',
    erklaerung: `In Python fasst nicht ${code('{ }')} die Zeilen eines Blocks zusammen, sondern die Einrückung.`,
    tipp: `Setz statt ${code('{')} einen Doppelpunkt ans Ende, rück die Zeilen darunter ein und lösch ${code('}')}.`,
  };
}

function notNeeded(word: string, tipp: string) {
  return {
    titel: `${word} braucht Python nicht`,
    erklaerung: `Das Wort ${code(word)} kennt Python an dieser Stelle nicht, ein Block beginnt mit einem Doppelpunkt.`,
    tipp,
  };
}
