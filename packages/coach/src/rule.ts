import type { ErrorFacts } from '@hbg/contract/execution';
import type { Advice, Explanation, Place } from './explanation.ts';
import { type Problem, withinCode } from './problem.ts';
import { withUmlauts } from './source/with-umlauts.ts';

export type Words = Pick<Advice, 'titel' | 'erklaerung' | 'tipp'> & {
  readonly stelle?: Place | null;
};

/** How to recognise one kind of mistake, and what to say about it. */
export type Rule = {
  readonly kind: string;
  /** What Python says. Here and in `line`, `\w` and `\b` know umlauts too. */
  readonly message?: RegExp;
  /** What the line looks like, comments and the inside of texts left out; the match gets marked. */
  readonly line?: RegExp;
  /** Gets the groups of both patterns; null when it's another kind of mistake after all. */
  readonly explain: (problem: Problem, groups: readonly string[]) => Words | null;
};

/** For learners give their names umlauts, also in what Python says about them. */
export function readyRules(rules: readonly Rule[]): Rule[] {
  return rules.map(({ message = /^/, line = /^/, ...rule }) => {
    return { ...rule, message: withUmlauts(message), line: withUmlauts(line) };
  });
}

export function explainBy(rules: readonly Rule[], problem: Problem): Explanation | null {
  for (const rule of rules) {
    const found = matchOf(rule, problem);
    const words = found && rule.explain(problem, found.groups);
    if (words) return explanationOf(rule.kind, { stelle: found.place, ...words }, problem);
  }
  return null;
}

export function explanationOf(kind: string, words: Words, problem: Problem): Explanation {
  const { stelle = problem.place, ...sentences } = words;
  return {
    kind,
    ...sentences,
    stelle: stelle && withinCode(stelle, problem.source.lines),
    original: originalOf(problem.facts),
  };
}

export function originalOf({ type, message }: ErrorFacts): string {
  return message === '' ? type : `${type}: ${message}`;
}

function matchOf({ message = /^/, line = /^/ }: Rule, problem: Problem) {
  const said = message.exec(problem.facts.message);
  const written = line.exec(problem.line);
  if (!said || !written) return null;
  const groups = [...said.slice(1), ...written.slice(1)];
  return { groups, place: placeOfMatch(written, problem) ?? problem.place };
}

function placeOfMatch({ index, 0: text }: RegExpExecArray, { facts }: Problem): Place | null {
  if (text.trim() === '' || facts.line === null) return null;
  const column = index + text.length - text.trimStart().length + 1;
  const endColumn = column + text.trim().length;
  return { line: facts.line, column, endLine: facts.line, endColumn };
}
