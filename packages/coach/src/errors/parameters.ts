import type { Rule } from '../rule.ts';
import { code } from '../words/code-quote.ts';

/** Between the brackets of a function: where it is made and where it is called. */
export const parameterRules: Rule[] = [
  {
    kind: 'default-before-parameter',
    message: /^parameter without a default follows/,
    explain: ({ facts }) => ({
      titel: 'Reihenfolge der Parameter',
      erklaerung: `${code(facts.source ?? '')} hat keinen Standardwert, steht aber hinter einem Parameter, der einen hat.`,
      tipp: `Stell die Parameter mit ${code('=')} ans Ende.`,
    }),
  },
  {
    kind: 'positional-after-keyword',
    message: /^positional argument follows keyword/,
    explain: ({ at, before, place }) => ({
      stelle: (at?.text === ')' ? before : at) ?? place,
      titel: 'Reihenfolge in den Klammern',
      erklaerung: `Hinter einem Wert mit Namen (wie ${code('farbe="rot"')}) darf keiner mehr ohne Namen kommen.`,
      tipp: 'Stell die Werte ohne Namen nach vorn.',
    }),
  },
  {
    kind: 'value-as-parameter',
    message: /^invalid syntax/,
    line: /^\s*(?:async\s+)?def\s+[\p{L}_]\w*\s*\(/u,
    explain: ({ at, place }) =>
      at?.kind === 'text' || at?.kind === 'number' || at?.text === '.'
        ? {
            titel: 'Hier gehören Namen hin',
            erklaerung: `In den Klammern hinter ${code('def')} stehen nur einfache Namen, aber hier steht ${code(at.text)}.`,
            tipp: `Schreib einen Namen hin und gib den Wert erst beim Aufruf an.`,
            stelle: place,
          }
        : null,
  },
];
