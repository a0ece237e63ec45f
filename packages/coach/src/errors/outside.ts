import type { Rule } from '../rule.ts';
import { code } from '../words/code-quote.ts';

export const outsideRules: Rule[] = [
  {
    kind: 'return-outside',
    message: /^'(return|yield)' outside function/,
    explain: (_, [keyword = 'return']) => ({
      titel: `${keyword} steht außerhalb`,
      erklaerung: `${code(keyword)} gibt einen Wert aus einer Funktion zurück, aber diese Zeile steht in keiner Funktion.`,
      tipp: `Rück die Zeile unter dein ${code('def')} ein, oder nimm ${code('print(…)')}, wenn du etwas zeigen willst.`,
    }),
  },
  {
    kind: 'break-outside',
    message: /^'(break|continue)' (?:outside|not properly in) loop/,
    explain: (_, [keyword = 'break']) => ({
      titel: `${keyword} steht außerhalb`,
      erklaerung: `${code(keyword)} steuert eine Schleife, aber diese Zeile steht in keiner Schleife.`,
      tipp: `Rück die Zeile in dein ${code('while')} oder ${code('for')} ein, oder lösch sie.`,
    }),
  },
];
