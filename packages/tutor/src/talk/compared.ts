import { stemOf } from '../search/words.ts';
import { inPlainWords } from './plain-words.ts';

const article = '(?:ein(?:e[mnr]?)? |der |die |das |dem |den )?';
const thing = `${article}([a-z0-9+#]+)`;
const between =
  '(?: schleifen?)?(?:,? oder |,? und (?:wann )?(?:nimmt man lieber )?| vs\\.? | statt )';

/** How two things are compared: `python oder java`, `der Unterschied zwischen Liste und Tupel`. */
const comparing = [
  `^(?:was|welche[rs]?|wer) (?:ist|sind|lerne? ich|nehme? ich|nimmt man) (?:denn )?(?:besser|leichter|schwerer|schneller|lieber|wichtiger|zuerst),? ${thing}${between}${thing}`,
  `unterschied (?:zwischen |von |bei )?${thing}${between}${thing}`,
  `^${thing}(?: oder | vs\\.? )${thing}$`,
].map((pattern) => new RegExp(pattern));

/** The two by their stems; null where nothing is compared. */
export function comparedIn(message: string): readonly [string, string] | null {
  const text = inPlainWords(message).replace(/[?!.\s]+$/, '');
  for (const pattern of comparing) {
    const [, one, other] = pattern.exec(text) ?? [];
    if (one && other) return [stemOf(one), stemOf(other)];
  }
  return null;
}
