import type { LearnerId } from '@hbg/contract/account';

export type Learner = { readonly id: LearnerId; readonly name: string };

const standIns = ['Byte', 'Pixel'] as const;

export const learners = readLearners(document);

/** The server writes the family's two names into the page. */
export function readLearners(page: Document): readonly [Learner, Learner] {
  const content = page.querySelector('meta[name="hbg-learners"]')?.getAttribute('content') ?? '';
  const [first, second] = parseNames(content);
  return [
    { id: 1, name: first },
    { id: 2, name: second },
  ];
}

export function learnerNamed(name: string): Learner {
  return learners.find((learner) => learner.name === name) ?? learners[0];
}

/** By what a browser keeps things of a learner apart: families change names. */
export function learnerKey(name: string): string {
  return String(learners.find((learner) => learner.name === name)?.id ?? name);
}

function parseNames(content: string): readonly [string, string] {
  const names = parseJson(content);
  if (!Array.isArray(names) || names.length !== 2) return standIns;
  const [first, second]: unknown[] = names;
  return isName(first) && isName(second) ? [first, second] : standIns;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function isName(name: unknown): name is string {
  return typeof name === 'string' && name.trim() !== '';
}
