import type { Problem } from '../problem.ts';
import { nearestName } from '../words/nearest-name.ts';
import { keywords } from '../words/python-names.ts';
import { opensBlock } from './statement.ts';

const headers = ['if', 'elif', 'else', 'for', 'while', 'def', 'class', 'try', 'with'];

/** The keyword with which the line would be right, when the word looks like it. */
export function keywordMeant(problem: Problem, word: string): string | null {
  const { facts, first, line } = problem;
  const suggestion = facts.suggestion ?? /Did you mean '(\w+)'\?\s*$/.exec(facts.traceback)?.[1];
  if (suggestion !== undefined) return looksLike(word, suggestion) ? suggestion : null;
  const isHeader = first?.text === word && /:\s*$/.test(line) && opensBlock(problem);
  const found = isHeader ? headers.find((keyword) => looksLike(word, keyword)) : undefined;
  return found ?? [...keywords].find((keyword) => sorted(keyword) === sorted(word)) ?? null;
}

function looksLike(word: string, keyword: string): boolean {
  if (sorted(word) === sorted(keyword)) return true;
  return word.length < 4 ? isNearShort(word, keyword) : nearestName(word, [keyword]) !== null;
}

function sorted(word: string): string {
  return Array.from(word).toSorted().join('');
}

/** `fi`, `iff`, `tru`: one letter may be wrong. */
function isNearShort(word: string, keyword: string): boolean {
  const found = Array.from(keyword).filter((letter) => word.toLowerCase().includes(letter));
  const isNear = found.length >= Math.max(keyword.length - 1, 2);
  return isNear && Math.abs(word.length - keyword.length) < 2;
}
