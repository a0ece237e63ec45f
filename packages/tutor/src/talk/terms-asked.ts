import type { Term } from '@hbg/content/load-glossary';
import { nameKey, textKey } from '../search/names.ts';
import { tellingWords, wordsIn } from '../search/words.ts';
import type { Reply } from './situation.ts';

const meaning =
  /\b(?:wa[st]|what|hei(?:ß|ss)t|bedeutet|erkl(?:ä|ae)r\w*|wof(?:ü|ue)r|wozu)\b(?! (?:kann|macht|mache|koennen|können))/i;

/** The word that a message asks for and says nothing else of. */
export function openTerms(glossary: readonly Term[]): (message: string) => Term | null {
  const byName = new Map(
    glossary.flatMap((term) =>
      term.names.map((name) => [textKey(name), { term, words: wordsIn(name) }] as const),
    ),
  );
  return (message) => {
    const said = wordsIn(message);
    const telling = meaning.test(message) ? tellingWords(message) : said;
    const found = byName.get(nameKey(said)) ?? byName.get(nameKey(telling));
    return found && isSaid(found.words, said) ? found.term : null;
  };
}

/** An `Idee` is no `IDE`. */
function isSaid(name: readonly string[], said: readonly string[]): boolean {
  return name.every((word) => word.length > shortName || said.includes(word));
}

const shortName = 4;

export function explainTerm({ names, meaning: text }: Term): Partial<Reply> {
  return { text: `**${names[0]}**: ${text}`, intent: 'concept' };
}
