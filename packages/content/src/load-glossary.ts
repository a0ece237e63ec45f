import { readFileSync } from 'node:fs';
import { ContentError } from './content-error.ts';
import { glossaryFile } from './folders.ts';

/** A word in one or two sentences. */
export type Term = {
  /** The first one is shown. */
  readonly names: readonly string[];
  readonly meaning: string;
};

/** The words that are explained without a card of their own. */
export function loadGlossary(file = glossaryFile): Term[] {
  const [intro = '', ...sections] = readFileSync(file, 'utf8').split(/^## /m);
  let line = intro.split('\n').length;
  return sections.map((section) => {
    const [heading = '', ...text] = section.split('\n');
    const at = line;
    line += text.length;
    const names = heading.split(',').map((name) => name.trim());
    const meaning = text.join(' ').trim();
    if (meaning === '')
      throw new ContentError(file, at, `erkläre „${names[0]}“ unter der Überschrift`);
    return { names, meaning };
  });
}
