import { loadWords } from '@hbg/content/load-words';

const listed = Array.from(loadWords('mistyped'), ([meant, words]) =>
  words.map((word) => [word, meant] as const),
).flat();
const whole = new Map(listed.map(([word, meant]) => [word.replace('*', ''), meant]));
const endings = listed.filter(([word]) => word.startsWith('*'));
const shortestBefore = 3;

/** `spil` is meant as `spiel`, `autospil` as `autospiel`; null for what nobody has listed. */
export function meantByMistyped(word: string): string | null {
  const meant = whole.get(word);
  if (meant !== undefined) return meant;
  const found = endings.find(
    ([ending]) =>
      word.endsWith(ending.slice(1)) && word.length - ending.length >= shortestBefore - 1,
  );
  return found ? word.slice(0, word.length - found[0].length + 1) + found[1] : null;
}
