import german from 'dictionary-de';
import { createHunspellFromStrings } from 'hunspell-wasm';
import { houseWords } from './house-words.ts';

// The letters are the flags that the dictionary has for its own words of the same kind.
const entries = houseWords.map((word) => {
  if (word.endsWith('-')) return `${word.slice(0, -1)}/hij`;
  if (word.startsWith('-')) return `${word.slice(1)}/Soz`;
  return /^\p{Lu}/u.test(word) ? `${word}/S` : word;
});
const decoder = new TextDecoder();
const dictionary = await createHunspellFromStrings(
  decoder.decode(german.aff),
  [decoder.decode(german.dic).trimEnd(), ...entries].join('\n'),
);

const particles = `auseinander beiseite dabei dagegen dahinter daneben darunter davon davor dazu
  dazwischen durch empor entgegen entlang fest fort heim her heran heraus herbei herein herum
  herunter hervor hin hinauf hinaus hindurch hinein hinterher hinunter hinzu los mal mit nach
  nieder schief umher voran voraus vorbei vorwärts weg weiter zurecht zurück zusammen
  aneinander aufeinander beieinander durcheinander ineinander nebeneinander übereinander`.split(
  /\s+/,
);

const verdicts = new Map<string, boolean>();

export function isGerman(word: string): boolean {
  const verdict = verdicts.get(word) ?? isInDictionary(word);
  verdicts.set(word, verdict);
  return verdict;
}

function isInDictionary(word: string): boolean {
  const withoutZu = word.replace(/^(\p{Ll}{2,})zu(?=\p{Ll}+n$)/u, '$1');
  return [word, withoutZu].some(
    (word) => dictionary.testSpelling(word) || isSeparableVerb(word) || isShortImperative(word),
  );
}

/** The dictionary knows `tippen` but no `hineintippen` and no `hineingetippt`. */
function isSeparableVerb(word: string): boolean {
  return particles.some((particle) => {
    const verb = word.startsWith(particle) ? word.slice(particle.length) : '';
    return /..[nt]$|te$|darf$|soll$/.test(verb) && dictionary.testSpelling(verb);
  });
}

/** The dictionary knows `prüfe` but not the shorter `prüf`; `haus` is a noun written small. */
function isShortImperative(word: string): boolean {
  const first = word.slice(0, 1);
  const rest = word.slice(1);
  const stem = first.toLowerCase() + rest;
  if (dictionary.testSpelling(first.toUpperCase() + rest)) return false;
  return ['e', 't', 'en'].every((ending) => dictionary.testSpelling(stem + ending));
}

export function suggestionFor(word: string): string | undefined {
  return dictionary.getSpellingSuggestions(word)[0];
}
