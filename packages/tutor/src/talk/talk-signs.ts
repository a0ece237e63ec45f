import { openSigns, type Sign } from '../safety/signs.ts';

/** What to listen for under a heading of a file. */
type SignsUnder = (heading: string) => readonly Sign[];

export const talkSigns = signsOf('talk');
/** Where something can be built. */
export const planSigns = signsOf('plans');

function signsOf(name: string): SignsUnder {
  const signs = openSigns(name);
  return (heading) => {
    const found = signs.get(heading);
    if (!found) throw new Error(`signs/${name}.txt has no "# ${heading}"`);
    return found;
  };
}
