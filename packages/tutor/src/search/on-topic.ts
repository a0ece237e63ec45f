import type { Found, Search } from './search.ts';
import type { Spelling } from './spelling.ts';
import type { Topic } from './topic.ts';
import { stemOf, stemsIn, tellingWords } from './words.ts';

/** So much must fit where something is called by its name, and where nothing is. */
const least = { words: 4, score: 320, named: 100 };
const shortestTail = 4;

/**
 * Of what this place is about: something is called by its name, or a whole question is like those
 * that a card answers. Examples in the cards speak of pizza and the weather, too.
 */
export function openOnTopic(topics: readonly Topic[], search: Search, spell: Spelling): Search {
  const subjects = new Set(
    topics.flatMap(({ title, names }) => [title, ...names].flatMap(stemsIn)),
  );
  const isSubject = (word: string) => tailsOf(word).some((tail) => subjects.has(stemOf(tail)));
  return (query) => {
    const asked = spell(query);
    const telling = tellingWords(asked);
    const found = search(asked);
    const isNamed = telling.some(isSubject) && fits(found, least.named);
    const isAsked = telling.length >= least.words && fits(found, least.score);
    return isNamed || isAsked ? found : [];
  };
}

/** `Zählschleife`, `schleife`: the last part says what it is. */
function tailsOf(word: string): string[] {
  const count = Math.max(0, word.length - shortestTail);
  return [word, ...Array.from({ length: count }, (_, at) => word.slice(at + 1))];
}

function fits([first]: readonly Found[], score: number): boolean {
  return first !== undefined && first.score >= score;
}
