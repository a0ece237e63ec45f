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
    kind: 'duplicate-parameter',
    message: /^duplicate (?:argument|parameter) '(.*)' in/,
    explain: (_, [name = '']) => ({
      titel: 'Parameter doppelt',
      erklaerung: `Der Name ${code(name)} kommt in den Klammern der Funktion zweimal vor.`,
      tipp: 'Gib jedem Parameter einen eigenen Namen.',
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
    kind: 'repeated-keyword',
    message: /^keyword argument repeated: (.*)/,
    explain: (_, [name = '']) => ({
      titel: 'Wert doppelt angegeben',
      erklaerung: `Du gibst ${code(name)} in diesem Aufruf zweimal an.`,
      tipp: `Lösch eines der beiden ${code(`${name}=…`, 20)}.`,
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
  {
    kind: 'global-too-late',
    message:
      /^name '(.*)' is (?:assigned to|used prior to|used) before? ?global|^name '(.*)' is used prior/,
    explain: (_, [first, second]) => ({
      titel: 'global kommt zu spät',
      erklaerung: `Die Funktion benutzt ${code(first ?? second ?? '')} schon vor der Zeile mit ${code('global')}.`,
      tipp: `Stell die Zeile mit ${code('global')} an den Anfang der Funktion.`,
    }),
  },
  {
    kind: 'parameter-and-global',
    message: /^name '(.*)' is parameter and (?:global|nonlocal)/,
    explain: (_, [name = '']) => ({
      titel: 'Parameter und global zugleich',
      erklaerung: `${code(name)} steht in den Klammern der Funktion und kann darum nicht auch ${code('global')} sein.`,
      tipp: `Lösch die Zeile mit ${code('global')}, oder gib dem Parameter einen anderen Namen.`,
    }),
  },
  {
    kind: 'nonlocal-without-function',
    message: /nonlocal/,
    explain: () => ({
      titel: 'nonlocal passt hier nicht',
      erklaerung: `${code('nonlocal')} meint eine Variable aus einer Funktion, die um diese herum steht, und die gibt es hier nicht.`,
      tipp: `Nimm ${code('global')}, wenn die Variable ganz außen im Programm steht.`,
    }),
  },
];
