import { nearestName } from '@hbg/coach/words/nearest-name';
import { eachInParts, type InParts } from '../in-parts.ts';
import { stemOf, wordsIn } from './words.ts';

/** A message with its mistyped words put right. */
export type Spelling = (message: string) => string;

type Sources = {
  /** Texts whose words are right. */
  readonly known: readonly string[];
  /** What is asked for by name: nothing else is worth a guess. */
  readonly names: readonly string[];
};

const word = /\p{L}{4,}/gu;
/** So long must a word be that two letters of it may be wrong. */
const longEnough = 8;

/** `vriable` is meant as `variable`, while `Marmorkuchen` is near to nothing and stays. Hardly anybody mistypes a first letter. */
export function* learnSpelling({ known, names }: Sources): InParts<Spelling> {
  const read = yield* eachInParts(known, (text) => wordsIn(text).map(stemOf), 8);
  const right = new Set(read.flat());
  const words = new Set(names.flatMap(wordsIn).filter((name) => name.length > 3));
  const byFirst = Map.groupBy(words, ([first = '']) => first);
  const found = new Map<string, string | null>();

  function meantBy(text: string): string | null {
    if (right.has(stemOf(text))) return null;
    return nearestName(text, byFirst.get(text[0] ?? '') ?? [], text.length < longEnough ? 1 : 2);
  }

  return (message) =>
    message.replaceAll(word, (each) => {
      const text = each.toLowerCase();
      const meant = found.has(text) ? found.get(text) : meantBy(text);
      if (found.size < mostFound) found.set(text, meant ?? null);
      return meant ?? each;
    });
}

const mostFound = 20_000;
