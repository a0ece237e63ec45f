import { loadSigns } from '@hbg/content/load-words';
import { placesOf } from './signs.ts';

/** What sounds grave and isn't: a thing does it, or a saying. Only these words are passed over. */
const figures = placesOf(loadSigns('figures').get('figures'));

export function withoutFigures(text: string): string {
  return text.replaceAll(figures, ' – ');
}
