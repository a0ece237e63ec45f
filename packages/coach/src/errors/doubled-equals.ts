import type { Rule } from '../rule.ts';
import { continuedLines } from '../source/brackets.ts';
import { lineCode, lineTokens } from '../syntax/statement.ts';
import { code } from '../words/code-quote.ts';

/** `name == input("…")`: a comparison as a statement of its own was meant to give a value. */
export const doubledEqualsRules: Rule[] = [
  {
    kind: 'doubled-equals',
    message: /^(?:name|cannot access local variable) '(.+?)' (?:is not defined|where it is not)/,
    explain: (problem, [name = '']) => {
      const { source, place } = problem;
      const [first, sign, value] = lineTokens(problem);
      const isContinued = continuedLines(source.tokens).has(place?.line ?? 0);
      if (first?.text !== name || sign?.text !== '==' || !value || isContinued) return null;
      const right = lineCode(problem).slice(value.column - first.column);
      return {
        titel: 'Ein = zu viel',
        erklaerung: `Mit ${code('==')} vergleicht Python nur, darum bekommt ${code(name)} hier keinen Wert.`,
        tipp: `Zum Speichern nimm ein einzelnes ${code('=')}: ${code(`${name} = ${right}`, 60)}.`,
        stelle: sign,
      };
    },
  },
];
