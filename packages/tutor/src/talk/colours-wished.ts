import type { Blueprint } from '@hbg/content/blueprint';
import { loadWords } from '@hbg/content/load-words';
import { wordsIn } from '../search/words.ts';
import { sayOfPlan } from './tell-plan.ts';

const colours = byWord('colours');
const rules = byWord('coloured-parts');
const background = 'body { background: %; }';

function byWord(file: string): ReadonlyMap<string, string> {
  const entries = Array.from(loadWords(file), ([heading, words]) =>
    words.map((word) => [word, heading] as const),
  );
  return new Map(entries.flat());
}

export function colourIn(words: readonly string[]): string | undefined {
  return words.flatMap((word) => colours.get(word) ?? [])[0];
}

/** The rules for the colours that a page is to have; empty where it names none. */
export function coloursWished(message: string, { codeLanguage }: Blueprint): string {
  if (codeLanguage !== 'html') return '';
  const words = wordsIn(message);
  const wished = words.flatMap((word, at) => {
    const colour = colours.get(word);
    const rule = rules.get(nearestPart(words, at) ?? '') ?? background;
    return colour ? [`\`${rule.replace('%', colour)}\``] : [];
  });
  return wished.length > 0
    ? sayOfPlan('in these colours', 0, { rules: [...new Set(wished)].join(' ') })
    : '';
}

/** Of `Überschrift in lila` as of `lila Überschrift`. */
function nearestPart(words: readonly string[], at: number): string | undefined {
  const near = [words[at + 1], words[at - 1], words[at - 2], words[at - 3]];
  return near.find((word) => word !== undefined && rules.has(word));
}
