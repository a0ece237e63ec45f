import { nearestName } from '@hbg/coach/words/nearest-name';
import { holds, type TextTable, tableOf } from '../learned/text-table.ts';
import type { Topic } from './topic.ts';
import { stemOf, wordsIn } from './words.ts';

/** A word to look for, and how much it says. */
export type Term = { readonly stem: string; readonly weight: number };

const shortestPart = 4;
/** Chance doesn't put a known word in front of so many letters. */
const longEnough = 6;
const partWeight = 0.6;
const typoWeight = 0.7;
/** Shorter ones resemble too many others. */
const shortestTypo = 4;

const mostKnown = 5_000;

export type LearnedVocabulary = {
  readonly stems: TextTable;
  /** Those that a mistyped word may stand for. */
  readonly meant: readonly string[];
};

export function learnVocabulary(topics: readonly Topic[]): LearnedVocabulary {
  const meant = topics.flatMap(({ names, title, asked }) => [...names, title, ...asked]);
  const told = topics.flatMap(({ description, steps, explanation }) => [
    description,
    ...steps,
    explanation,
  ]);
  const words = new Set(meant.flatMap(wordsIn));
  return {
    stems: tableOf([...words, ...told.flatMap(wordsIn)].map(stemOf)),
    meant: [...words].filter((word) => word.length >= shortestTypo),
  };
}

/** All words of the content: what is asked for is brought to them. */
export class Vocabulary {
  readonly #stems: TextTable;
  readonly #known = new Map<string, readonly Term[]>();
  readonly #meant: ReadonlyMap<string, readonly string[]>;

  constructor({ stems, meant }: LearnedVocabulary) {
    this.#stems = stems;
    this.#meant = Map.groupBy(meant, ([first = '']) => first);
  }

  /** The same words are asked for again and again. */
  termsFor(word: string): readonly Term[] {
    const terms = this.#known.get(word) ?? this.#findTerms(word);
    if (this.#known.size < mostKnown) this.#known.set(word, terms);
    return terms;
  }

  #findTerms(word: string): Term[] {
    const stem = stemOf(word);
    const parts = this.#partsOf(word).map((part) => ({ stem: part, weight: partWeight }));
    if (holds(this.#stems, stem)) return [{ stem, weight: 1 }, ...parts];
    const meant = this.#nearest(word);
    return meant === null ? parts : [...parts, { stem: stemOf(meant), weight: typoWeight }];
  }

  /** Nearly nobody mistypes the first letter, and so few words have to be compared. */
  #nearest(word: string): string | null {
    if (word.length < shortestTypo) return null;
    return nearestName(word, this.#meant.get(word[0] ?? '') ?? []);
  }

  /** `Zählschleife` is a kind of `Schleife`: German puts words together. */
  #partsOf(word: string): string[] {
    const parts = new Set<string>();
    for (let at = shortestPart; at <= word.length - shortestPart; at += 1) {
      const [head, tail] = [stemOf(word.slice(0, at)), stemOf(word.slice(at))];
      if (holds(this.#stems, tail)) parts.add(tail);
      if (holds(this.#stems, head) && this.#mayFollow(word.slice(at))) parts.add(head);
    }
    return [...parts];
  }

  /** A word of the content, perhaps behind letters that hold parts together, or a long one. */
  #mayFollow(rest: string): boolean {
    if (rest.length >= longEnough) return true;
    return [rest, rest.replace(/^(?:es|en|er|s|n|e)/, '')].some((text) =>
      holds(this.#stems, stemOf(text)),
    );
  }
}
