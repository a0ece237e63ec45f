import { loadSigns } from '@hbg/content/load-words';
import { type Sign, signsIn } from '../safety/signs.ts';

const signs = loadSigns('talk');

/** What to listen for under a heading of `signs/talk.txt`. */
export function talkSigns(heading: string): readonly Sign[] {
  const text = signs.get(heading);
  if (text === undefined) throw new Error(`signs/talk.txt has no "# ${heading}"`);
  return signsIn(text);
}
