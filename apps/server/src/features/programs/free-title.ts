import { programLimits } from '@hbg/contract/programs';

/** The title, with a number behind it where it's taken: two programs of one name are mixed up. */
export function freeTitle(wanted: string, titles: readonly string[]): string {
  const taken = new Set(titles.map(keyOf));
  for (let number = 1; ; number += 1) {
    const ending = number === 1 ? '' : ` ${number}`;
    const title = wanted.slice(0, programLimits.title - ending.length).trimEnd() + ending;
    if (!taken.has(keyOf(title))) return title;
  }
}

export function isTaken(title: string, titles: readonly string[]): boolean {
  return titles.some((other) => keyOf(other) === keyOf(title));
}

function keyOf(title: string): string {
  return title.normalize('NFC').toLocaleLowerCase('de');
}
