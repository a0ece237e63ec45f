import type { OpenOptions } from './check-report.ts';

/** What the page does otherwise than a goal wants, said to the child. */
export class Difference extends Error {
  override name = 'Difference';
}

/** One thing that a goal does or looks at, in its turn. */
export type Step = {
  readonly run: () => void | Promise<void>;
  /** Afterwards the page isn't as it was opened. */
  readonly touches: boolean;
  /** How the page has to be opened anew before the next step, if that is all that this one does. */
  readonly opens: Partial<OpenOptions> | null;
  /** Said in place of what the step would say. */
  sentence: string | null;
};

/** The page has to be opened anew before the goal goes on. */
export class Reopening extends Error {
  override name = 'Reopening';
  readonly options: Partial<OpenOptions>;

  constructor(options: Partial<OpenOptions>) {
    super('reopen');
    this.options = options;
  }
}

/** Space is no difference: a browser shows any amount of it as one. */
export function plain(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}

export function fits(found: string, wanted: string | RegExp): boolean {
  return typeof wanted === 'string' ? found === plain(wanted) : wanted.test(found);
}

export function quoted(text: string, most = 60): string {
  const characters = Array.from(plain(text));
  const shown =
    characters.length > most ? `${characters.slice(0, most - 1).join('')}…` : plain(text);
  return `„${shown}“`;
}

/** „Im Link steht … erwartet ist …“, with the reason where it is hard to see. */
export function wordsOfDifference(found: string, wanted: string | RegExp): string {
  if (typeof wanted !== 'string') return found === '' ? 'nichts' : quoted(found);
  const expected = `erwartet ist ${quoted(wanted)}`;
  if (found === '') return `nichts, ${expected}`;
  return `${quoted(found)}, ${expected}${reasonOf(found, plain(wanted))}`;
}

function reasonOf(found: string, wanted: string): string {
  if (found.toLowerCase() === wanted.toLowerCase()) return ': Achte auf groß und klein';
  if (withoutSigns(found) === withoutSigns(wanted))
    return ': Achte auf Leerzeichen und Satzzeichen';
  return '';
}

function withoutSigns(text: string): string {
  return text.replaceAll(/[\s\p{P}]/gu, '');
}
