import type { Files } from '@hbg/contract/units';
import { code } from '../words/code-quote.ts';
import { jsSyntaxRules } from './errors/js-syntax.ts';
import { missingValueRules } from './errors/missing-values.ts';
import { notCallableRules } from './errors/not-callable.ts';
import { unknownNameRules } from './errors/unknown-names.ts';
import { runningRules, wrongValueRules } from './errors/wrong-values.ts';
import { type PageErrorFacts, pageProblemOf } from './page-problem.ts';
import {
  explainByRules,
  type PageExplanation,
  type PageRule,
  pageExplanation,
} from './page-rule.ts';

const whileRunning: readonly PageRule[] = [
  ...unknownNameRules,
  ...missingValueRules,
  ...wrongValueRules,
  ...notCallableRules,
  ...runningRules,
];

const whileReading: readonly PageRule[] = jsSyntaxRules;

/** All that can be told apart. */
export const pageErrorKinds: ReadonlySet<string> = new Set(
  [...whileReading, ...whileRunning].map(({ kind }) => kind),
);

/** Says in German and for learners what an error of a page means: any message gets an explanation. */
export function explainPageError(facts: PageErrorFacts, files: Files): PageExplanation {
  const problem = pageProblemOf(facts, files);
  const isSyntax =
    /^(?:Uncaught )?SyntaxError/.test(facts.message) &&
    !/JSON|selector|expected pattern/.test(facts.message);
  const rules = isSyntax ? whileReading : whileRunning;
  const found = explainByRules(rules, problem);
  if (found) return found;
  const words = isSyntax
    ? {
        titel: 'Das versteht der Browser nicht',
        erklaerung: `${problem.at ? code(problem.at.text) : 'Etwas'} steht an einer Stelle, an der etwas anderes kommen muss.`,
        tipp: 'Sieh dir diese Zeile und das Ende der Zeile davor genau an.',
      }
    : {
        titel: 'Dein Skript ist abgebrochen',
        erklaerung: `In dieser Zeile ging etwas schief: ${code(problem.message, 80)}.`,
        tipp: `Sieh dir mit ${code('console.log(…)')} an, welche Werte hier drinstehen.`,
      };
  return pageExplanation(isSyntax ? 'js-other-syntax' : 'js-other-error', words, problem);
}
