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

/** So much of what fits a plan counts where things are looked for that explain. */
const weightOfPlan = 0.5;

/** What is to be learned, and plans that are called by their whole name or asked for by a whole question. */
export function openLookUp(lookUp: Search, findPlans: Search, spell: Spelling): Search {
  return (query) => {
    const said = new Set(stemsIn(spell(query)));
    const isAsked = tellingWords(query).length >= least.words;
    const plans = findPlans(query)
      .filter(({ topic, score }) => (isAsked && score >= least.score) || isWhollyNamed(topic, said))
      .map(({ topic, score }) => ({ topic, score: score * weightOfPlan }));
    return [...lookUp(query), ...plans].toSorted((a, b) => b.score - a.score);
  };
}

function isWhollyNamed({ title, names }: Topic, said: ReadonlySet<string>): boolean {
  return [title, ...names].map(stemsIn).some((name) => name.every((stem) => said.has(stem)));
}

/** `Zählschleife`, `schleife`: the last part says what it is. */
function tailsOf(word: string): string[] {
  const count = Math.max(0, word.length - shortestTail);
  return [word, ...Array.from({ length: count }, (_, at) => word.slice(at + 1))];
}

function fits([first]: readonly Found[], score: number): boolean {
  return first !== undefined && first.score >= score;
}
