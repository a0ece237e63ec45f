import { stemOf, wordsIn } from '../../search/words.ts';
import { traitsOf } from '../../talk/message-traits.ts';
import { matters } from './matters.ts';

const weightOf = { matter: 1, pair: 0.35, beside: 0.3, first: 0.5, count: 0.5, strange: 0.5 };
/** What exact words count beside what they are about: others will be used next time. */
const wordShare = 0.7;

const mattersByWord = new Map<string, readonly string[]>();
const mostWords = 50_000;
const named = Object.entries(matters).flatMap(([matter, words]) =>
  words
    .trim()
    .split(/\s+/)
    .map((word) => ({ matter, word: word.replace('*', ''), isStart: word.endsWith('*') })),
);

/**
 * By what a folded sentence is judged: its words and pieces, what they are about and in which company,
 * and how many of them the house never uses. All together are of length one.
 */
export function sentenceTraits(
  sentence: string,
  isOfTheHouse: (stem: string) => boolean,
): Map<string, number> {
  const traits = new Map<string, number>();
  for (const [trait, weight] of traitsOf(sentence)) traits.set(trait, weight * wordShare);
  const words = wordsIn(sentence);
  addMatters(traits, words);
  addStrange(traits, words, isOfTheHouse);
  const length = Math.hypot(...traits.values());
  for (const [trait, weight] of traits) traits.set(trait, weight / length);
  return traits;
}

function addMatters(traits: Map<string, number>, words: readonly string[]): void {
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

/** Sentences about programs are made of words that the lessons use, too. */
function addStrange(
  traits: Map<string, number>,
  words: readonly string[],
  isOfTheHouse: (stem: string) => boolean,
): void {
  const telling = words.filter((word) => word.length > 2).map(stemOf);
  const strange = telling.filter((stem) => !isOfTheHouse(stem)).length;
  traits.set(`?${Math.min(4, strange)}`, weightOf.strange);
  traits.set(`?/${Math.round((4 * strange) / Math.max(1, telling.length))}`, weightOf.strange);
}

function mattersOf(word: string): readonly string[] {
  const known = mattersByWord.get(word);
  if (known) return known;
  const found = named
    .filter((each) => (each.isStart ? word.startsWith(each.word) : word === each.word))
    .map(({ matter }) => matter);
  if (mattersByWord.size < mostWords) mattersByWord.set(word, found);
  return found;
}
