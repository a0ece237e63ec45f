import { stemOf, wordsIn } from './words.ts';

/** What has names: a card, or a plan. */
type Named = { readonly title: string; readonly names: readonly string[] };

export function namesOf({ names, title }: Named): string[] {
  return [title, ...names];
}

/** Those who know its name ask for it in these: `was ist X`. */
export function inFrames(named: Named, frames: readonly string[]): string[] {
  return namesOf(named).flatMap((name) => frames.map((frame) => frame.replace('X', name)));
}

/** The same for all forms of the words. */
export function nameKey(words: readonly string[]): string {
  return words.map(stemOf).join(' ');
}

/** The same for what is written word for word. */
export function textKey(text: string): string {
  return nameKey(wordsIn(text));
}
