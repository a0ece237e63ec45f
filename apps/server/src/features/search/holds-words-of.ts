import { foldText } from '@hbg/tutor/safety/fold-text';
import { tellingWords } from '@hbg/tutor/search/words';

/** Tells of texts whether every word stands in them that was asked for. */
export function holdsWordsOf(query: string): (texts: readonly string[]) => boolean {
  const words = tellingWords(query).map(foldText);
  return (texts) => {
    const text = foldText(texts.join(' '));
    return words.length > 0 && words.every((word) => text.includes(word));
  };
}
