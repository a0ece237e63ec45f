import { stemOf, wordsIn } from '../../search/words.ts';
import { traitsOf } from '../../talk/message-traits.ts';
import type { MattersOf } from './matters.ts';

const weightOf = { matter: 1, pair: 0.35, beside: 0.3, first: 0.5, count: 0.5 };
/** What exact words count beside what they are about: others will be used next time. */
const wordShare = 0.7;

/**
 * By what a folded sentence is judged: its words and pieces, what they are about and in which company.
 * All together are of length one.
 */
export function sentenceTraits(sentence: string, mattersOf: MattersOf): Map<string, number> {
  const traits = new Map<string, number>();
  for (const [trait, weight] of traitsOf(sentence)) traits.set(trait, weight * wordShare);
  addMatters(traits, wordsIn(sentence), mattersOf);
  const length = Math.hypot(...traits.values());
  for (const [trait, weight] of traits) traits.set(trait, weight / length);
  return traits;
}

function addMatters(
  traits: Map<string, number>,
  words: readonly string[],
  mattersOf: MattersOf,
): void {
  const about = [...new Set(words.flatMap(mattersOf))].toSorted();
  for (const [at, matter] of about.entries()) {
    traits.set(`@${matter}`, weightOf.matter);
    for (const other of about.slice(at + 1)) traits.set(`@${matter} ${other}`, weightOf.pair);
  }
  for (const word of words) {
    const own = mattersOf(word);
    const others = about.filter((matter) => !own.includes(matter));
    for (const matter of others) traits.set(`${stemOf(word)}@${matter}`, weightOf.beside);
  }
  for (const matter of mattersOf(words[0] ?? '')) traits.set(`@^${matter}`, weightOf.first);
  traits.set(`@${Math.min(6, about.length)}`, weightOf.count);
}
