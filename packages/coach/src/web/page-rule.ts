import type { Explanation } from '../explanation.ts';
import { withinCode } from '../problem.ts';
import type { Words } from '../rule.ts';
import type { PageProblem } from './page-problem.ts';

/** In which file the place is. */
export type PageExplanation = Explanation & { readonly file: string | null };

/** How to recognise one kind of mistake, and what to say about it. */
export type PageRule = {
  readonly kind: string;
  /** As any of the browsers or the parser words it, without the type. */
  readonly message?: RegExp;
  /** Gets the groups that took part; null when it's another kind of mistake after all. */
  readonly explain: (problem: PageProblem, groups: readonly string[]) => Words | null;
};

export function explainByRules(rules: readonly PageRule[], problem: PageProblem) {
  for (const { kind, message = /^/, explain } of rules) {
    const said = message.exec(problem.message);
    const groups = said?.slice(1).filter((group) => group !== undefined);
    const words = groups && explain(problem, groups);
    if (words) return pageExplanation(kind, words, problem);
  }
  return null;
}

export function pageExplanation(kind: string, words: Words, problem: PageProblem): PageExplanation {
  const { stelle = problem.place, ...sentences } = words;
  const { message, file } = problem.facts;
  const original = message.replace(/^Uncaught (?:\(in promise\) )?/, '');
  return {
    kind,
    ...sentences,
    stelle: stelle && withinCode(stelle, problem.lines),
    original,
    file,
  };
}
