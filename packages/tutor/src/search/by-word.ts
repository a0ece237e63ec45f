const mostKnown = 20_000;
/** Nothing longer is a word that comes again. */
const longestKnown = 40;

/** The same words come again and again: what is made of one is kept. */
export function byWord<Made>(make: (word: string) => Made): (word: string) => Made {
  const known = new Map<string, Made>();
  return (word) => {
    const found = known.get(word);
    if (found !== undefined) return found;
    const made = make(word);
    if (word.length <= longestKnown && known.size < mostKnown) known.set(word, made);
    return made;
  };
}
