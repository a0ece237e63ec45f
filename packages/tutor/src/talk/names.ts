import { stemOf } from '../search/words.ts';

/** What has names: a card, or a plan. */
type Named = { readonly title: string; readonly names: readonly string[] };

export function namesOf({ names, title }: Named): string[] {
  return [title, ...names];
}

/** The same for all forms of the words. */
export function nameKey(words: readonly string[]): string {
  return words.map(stemOf).join(' ');
}
