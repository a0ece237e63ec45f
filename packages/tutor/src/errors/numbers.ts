import type { ErrorFacts } from '@hbg/contract/execution';
import type { Rule } from '../rule.ts';
import { sidesOf, valueOf } from '../source/operands.ts';
import { code } from '../words/code-quote.ts';

export const divisionRules: Rule[] = [
  {
    kind: 'modulo-by-zero',
    message: /modulo|^division by zero/,
    line: /%(?!=?\s*['"])/,
    explain: ({ facts, place }) =>
      facts.message.includes('modulo') || /%/.test(facts.source ?? '')
        ? {
            titel: 'Rest beim Teilen durch null',
            erklaerung: `${code('%')} berechnet den Rest beim Teilen, und durch null kann niemand teilen${zero(facts, '%')}.`,
            tipp: `Prüf vorher, ob die Zahl hinter ${code('%')} null ist, zum Beispiel mit ${code('if')}.`,
            stelle: place,
          }
        : null,
  },
  {
    kind: 'zero-to-negative-power',
    message: /negative power|0\.0 cannot be raised/,
    explain: () => ({
      titel: 'Null mit negativer Hochzahl',
      erklaerung: 'Null mit einer negativen Hochzahl hieße, durch null zu teilen.',
      tipp: 'Nimm eine positive Hochzahl oder eine andere Grundzahl.',
    }),
  },
  {
    kind: 'division-by-zero',
    explain: ({ facts }) => ({
      titel: 'Geteilt durch null',
      erklaerung: `In ${code(facts.source ?? 'dieser Rechnung')} wird durch null geteilt, und das geht in der Mathematik nicht${zero(facts, '/')}.`,
      tipp: `Prüf vorher mit ${code('if')}, ob die Zahl hinter dem ${code('/')} null ist.`,
    }),
  },
];

export const numberRules: Rule[] = [
  {
    kind: 'math-domain',
    message:
      /^(?:math domain error|factorial\(\) not defined|expected a (?:nonnegative|positive|number in range|noninteger or positive|finite) ?(?:input|.*))/,
    explain: ({ facts }) => ({
      titel: 'Dafür gibt es kein Ergebnis',
      erklaerung: `${code(facts.source ?? 'Diese Rechnung')} hat kein Ergebnis, wie die Wurzel aus einer negativen Zahl oder der Logarithmus von null.`,
      tipp: 'Prüf vorher mit `if`, ob die Zahl groß genug ist.',
    }),
  },
  {
    kind: 'infinite-number',
    message: /^cannot convert float (?:infinity|NaN)/,
    explain: () => ({
      titel: 'Keine echte Zahl',
      erklaerung: 'Aus unendlich oder „keine Zahl“ (`nan`) kann Python keine ganze Zahl machen.',
      tipp: 'Such die Rechnung davor, in der dieser Wert entsteht.',
    }),
  },
];

export const overflowRules: Rule[] = [
  ...numberRules,
  {
    kind: 'number-too-large',
    explain: ({ facts }) => ({
      titel: 'Die Zahl wird zu groß',
      erklaerung: `Das Ergebnis von ${code(facts.source ?? 'dieser Rechnung')} ist zu groß für eine Kommazahl.`,
      tipp: 'Rechne mit ganzen Zahlen, die dürfen in Python beliebig groß werden.',
    }),
  },
];

/** Says which name is zero, when it is one. */
function zero(facts: ErrorFacts, sign: string): string {
  const right = sidesOf(facts.source ?? '', (text) => text.startsWith(sign))?.[1] ?? '';
  return /^-?0(?:\.0)?$/.test(valueOf(facts, right)?.repr ?? '')
    ? `: ${code(right)} ist hier 0`
    : '';
}
