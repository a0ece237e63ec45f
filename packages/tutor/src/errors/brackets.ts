import type { Rule } from '../rule.ts';
import { openBrackets } from '../source/brackets.ts';
import { code } from '../words/code-quote.ts';

const closing: Record<string, string> = { '(': ')', '[': ']', '{': '}' };

export const bracketRules: Rule[] = [
  {
    kind: 'unclosed-bracket',
    message: /^'([([{])' was never closed/,
    explain: ({ place, source }, [open = '(']) => {
      const line = place?.line ?? 1;
      const end = closing[open] ?? ')';
      return {
        titel: 'Klammer nicht geschlossen',
        erklaerung: `Die Klammer ${code(open)} in Zeile ${line} geht auf, aber nie wieder zu.`,
        tipp: `Setz ${code(end)} dorthin, wo sie enden soll${endOfLine(source.lines[line - 1] ?? '')}.`,
      };
    },
  },
  {
    kind: 'unclosed-bracket',
    message: /^invalid syntax/,
    explain: ({ at, source }) => {
      const open = at?.text === ':' ? openBrackets(source.tokens, at).at(-1) : undefined;
      return open?.text === '('
        ? {
            titel: 'Klammer nicht geschlossen',
            erklaerung: `Die Klammer ${code('(')} in Zeile ${open.line} ist vor dem Doppelpunkt noch nicht wieder zu.`,
            tipp: `Setz ${code(')')} vor den Doppelpunkt.`,
            stelle: open,
          }
        : null;
    },
  },
  {
    kind: 'mismatched-bracket',
    message:
      /^closing parenthesis '(.)' does not match opening parenthesis '(.)'(?: on line (\d+))?/,
    explain: (_, [end = ')', open = '(', line]) => ({
      titel: 'Klammern passen nicht zusammen',
      erklaerung: `Du hast ${line ? `in Zeile ${line} ` : ''}mit ${code(open)} geöffnet, aber mit ${code(end)} geschlossen.`,
      tipp: `Schließ mit ${code(closing[open] ?? ')')}, oder prüf, ob dazwischen eine Klammer fehlt.`,
    }),
  },
  {
    kind: 'extra-bracket',
    message: /^unmatched '(.)'/,
    explain: (_, [end = ')']) => ({
      titel: 'Eine Klammer zu viel',
      erklaerung: `Diese Klammer ${code(end)} schließt etwas, das nie geöffnet wurde.`,
      tipp: 'Lösch sie, oder such die Stelle davor, an der die öffnende Klammer fehlt.',
    }),
  },
];

/** A bracket that ends its line is meant to be closed further down. */
function endOfLine(line: string): string {
  return /[([{,]\s*(?:#.*)?$/.test(line)
    ? ', also hinter den letzten Wert'
    : `, vielleicht ans Ende von ${code(line)}`;
}
