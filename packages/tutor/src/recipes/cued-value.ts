import { isSlotWord, type Slot } from '@hbg/content/recipe';
import { stemOf } from '../search/words.ts';
import { articles, endsAWish, numberIn, type Token } from './description-tokens.ts';
import { itemsIn } from './list-items.ts';

type CuedSlot = Exclude<Slot, { kind: 'table' }>;

/** What a description says for a slot, by its cues; null where it says nothing. */
export function valueFor(
  slot: CuedSlot,
  tokens: readonly Token[],
): string | readonly string[] | null {
  const cued = firstOf(slot.cues, (cue) => valueIn(slot, tokens, cue));
  if (cued !== null || slot.kind !== 'number') return cued;
  const said = Object.entries(slot.said).find(([words]) => isSaid(stemsOf(words), tokens));
  return said ? String(said[1]) : null;
}

function isSaid(stems: readonly string[], tokens: readonly Token[]): boolean {
  return [...tokens.keys()].some((at) => endsWith(tokens.slice(0, at + 1), stems));
}

type Cue = { readonly before: readonly string[]; readonly after: readonly string[] };

function valueIn(
  slot: CuedSlot,
  tokens: readonly Token[],
  text: string,
): string | readonly string[] | null {
  const cue = cueOf(text);
  return firstOf([...tokens.keys()], (at) => {
    if (!endsWith(tokens.slice(0, at), cue.before)) return null;
    const rest = valueStart(tokens.slice(at));
    if (slot.kind === 'number') return numberFor(slot, rest, cue);
    if (cue.after.length > 0) return null;
    return slot.kind === 'word' ? wordFor(rest) : listFor(rest);
  });
}

function cueOf(text: string): Cue {
  const [before = '', after = ''] = text.split('#');
  return { before: stemsOf(before), after: stemsOf(after) };
}

function stemsOf(part: string): string[] {
  return part.split(/\s+/).filter(Boolean).map(stemOf);
}

function endsWith(tokens: readonly Token[], stems: readonly string[]): boolean {
  const last = tokens.slice(tokens.length - stems.length);
  return last.length === stems.length && stems.every((stem, at) => last[at]?.stem === stem);
}

const mayStandBetween = /^(?::|kann|können|könnte|soll|sollen|darf|dürfen)$/i;

/** `wählen können: Eis oder Kuchen` begins with the ice. */
function valueStart([first, ...rest]: readonly Token[]): readonly Token[] {
  if (!first) return [];
  return mayStandBetween.test(first.text) ? valueStart(rest) : [first, ...rest];
}

/** One word may stand between: `5 kleine Versuche`. */
function numberFor(
  { least, most }: Extract<Slot, { kind: 'number' }>,
  [first, ...rest]: readonly Token[],
  { after }: Cue,
): string | null {
  const number = first ? numberIn(first) : null;
  if (number === null) return null;
  const follows = [rest, rest.slice(1)].some((tokens) =>
    after.every((stem, at) => tokens[at]?.stem === stem),
  );
  return follows ? String(Math.min(most, Math.max(least, number))) : null;
}

const mostWords = 3;

function wordFor(tokens: readonly Token[]): string | null {
  const [first] = tokens;
  if (first?.kind === 'quote') return asValue(quoted(tokens.slice(1)));
  const rest = first && articles.has(first.text.toLowerCase()) ? tokens.slice(1) : tokens;
  const [word, ...more] = rest;
  if (word?.kind !== 'word' || endsAWish(word)) return null;
  const named = more.findIndex(({ text, kind }) => kind !== 'word' || !/^\p{Lu}/u.test(text));
  const count = named < 0 ? more.length : named;
  return asValue([word, ...more.slice(0, Math.min(count, mostWords - 1))]);
}

function quoted(tokens: readonly Token[]): readonly Token[] {
  const end = tokens.findIndex(({ kind }) => kind === 'quote');
  return end < 0 ? [] : tokens.slice(0, end);
}

const mostItems = 8;

/** A single one is no list. */
export function listFor(tokens: readonly Token[]): readonly string[] | null {
  const values = itemsIn(tokens)
    .filter((item) => item.length <= mostWords)
    .map(asValue);
  const known = [...new Set(values.filter((value) => value !== null))];
  return known.length > 1 ? known.slice(0, mostItems) : null;
}

/** German nouns, as children often don't write them. */
function asValue(tokens: readonly Token[]): string | null {
  const text = tokens.map((token) => token.text).join(' ');
  const value = text.slice(0, 1).toLocaleUpperCase('de') + text.slice(1);
  return isSlotWord(value) ? value : null;
}

function firstOf<Item, Of>(items: readonly Item[], find: (item: Item) => Of | null): Of | null {
  for (const item of items) {
    const found = find(item);
    if (found !== null) return found;
  }
  return null;
}
