import { openSigns, type Sign } from '../safety/signs.ts';

const signs = openSigns('talk');

/** What to listen for under a heading of `signs/talk.txt`. */
export function talkSigns(heading: string): readonly Sign[] {
  const found = signs.get(heading);
  if (!found) throw new Error(`signs/talk.txt has no "# ${heading}"`);
  return found;
}
