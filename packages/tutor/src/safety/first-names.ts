import { loadWords } from '@hbg/content/load-words';

export const firstNames: ReadonlySet<string> = new Set(loadWords('first-names').get('names'));

/** Of a name of several words the first counts, and of `Anna-Lena` its first part. */
export function isFirstName(text: string): boolean {
  const [first = ''] = text.split(/[ -]/);
  return firstNames.has(first.toLowerCase());
}
