import { nearestName } from '@hbg/coach/words/nearest-name';
import { holds, type TextTable, tableOf } from '../learned/text-table.ts';
import { meantByMistyped } from './mistyped.ts';
import { stemOf, wordsIn } from './words.ts';

/** A message with its mistyped words put right. */
export type Spelling = (message: string) => string;

const word = /\p{L}{4,}/gu;
/** So long must a word be that two letters of it may be wrong. */
const longEnough = 8;

/** What is spelled right: all words of these texts. */
export function learnSpelling(texts: readonly string[]): TextTable {
  return tableOf(texts.flatMap(wordsIn).map(stemOf));
}

/**
 * `vriable` is meant as `variable`, while `Marmorkuchen` is near to nothing and stays. Hardly anybody
 * mistypes a first letter. `names`: what is asked for by name, nothing else is worth a guess; of
 * `things`, what can be made, one letter may be wrong: they have ordinary words in them.
 */
export function openSpelling(
  right: TextTable,
  names: readonly string[],
  things: readonly string[] = [],
): Spelling {
  const named = byFirstLetter(names);
  const made = byFirstLetter(things);
  const found = new Map<string, string | null>();

  function meantBy(text: string): string | null {
    const listed = meantByMistyped(text);
    if (listed !== null || holds(right, stemOf(text))) return listed;
    const [first = ''] = text;
    const name = nearestName(text, named.get(first) ?? [], text.length < longEnough ? 1 : 2);
    return name ?? nearestName(text, made.get(first) ?? [], 1);
  }

  return (message) =>
    message.replaceAll(word, (each) => {
      const text = each.toLowerCase();
      const meant = found.has(text) ? found.get(text) : meantBy(text);
      if (found.size < mostFound) found.set(text, meant ?? null);
      return meant ?? each;
    });
}

function byFirstLetter(names: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const words = new Set(names.flatMap(wordsIn).filter((name) => name.length > 3));
  return Map.groupBy(words, ([first = '']) => first);
}

const mostFound = 5_000;
