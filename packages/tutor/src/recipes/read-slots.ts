import { defaultsOf, isSlotWord, type Recipe, type Slot } from '@hbg/content/recipe';
import { wishSlot } from '@hbg/content/recipe-code';
import { stemOf } from '../search/words.ts';
import { numberIn, type Token, tokensIn } from './description-tokens.ts';

/** The values that a description gives, and those of the recipe for all else. */
export function readSlots(
  { slots }: Pick<Recipe, 'slots'>,
  description: string,
): Map<string, string | readonly string[]> {
  const tokens = tokensIn(description);
  const values = new Map<string, string | readonly string[]>(defaultsOf({ slots }));
  for (const slot of slots) {
    const value = firstOf(slot.cues, (cue) => valueIn(slot, tokens, cue));
    if (value !== null) values.set(slot.name, value);
  }
  return values.set(wishSlot, wishIn(description));
}

const longestWish = 90;

/** In a comment of any language: nothing in it ends one. */
export function wishIn(description: string): string {
  const plain = description.replaceAll(/[^\p{L}\p{N} ,.!?:„“]/gu, ' ').replaceAll(/\s+/g, ' ');
  const wish = plain.trim();
  if (wish.length <= longestWish) return wish;
  return `${wish.slice(0, longestWish).replace(/\s\S*$/, '')} …`;
}

type Cue = { readonly before: readonly string[]; readonly after: readonly string[] };

function valueIn(
  slot: Slot,
  tokens: readonly Token[],
  text: string,
): string | readonly string[] | null {
  const cue = cueOf(text);
  return firstOf([...tokens.keys()], (at) => {
    if (!endsWith(tokens.slice(0, at), cue.before)) return null;
    const rest = withoutColon(tokens.slice(at));
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

function withoutColon(tokens: readonly Token[]): readonly Token[] {
  return tokens[0]?.text === ':' ? tokens.slice(1) : tokens;
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

const articles = new Set(
  'der die das den dem ein eine einen einem einer mein meine meinen'.split(' '),
);
/** With one of them something else begins. */
const ends = new Set(
  `ich du er sie es wir man ist sind war hat haben soll sollen sollte kann können will wo wenn dass damit
  weil aber dann zum zur für in im auf bei beim aus von vom nach bis fragt fragen zeigt raten rät abfragt
  abhaken zählt gibt macht läuft kommt der die das und oder mit ohne zu`.split(/\s+/),
);
const mostWords = 3;

function wordFor(tokens: readonly Token[]): string | null {
  const [first] = tokens;
  if (first?.kind === 'quote') return asValue(quoted(tokens.slice(1)));
  const rest = first && articles.has(first.text.toLowerCase()) ? tokens.slice(1) : tokens;
  const [word, ...more] = rest;
  if (word?.kind !== 'word' || ends.has(word.text.toLowerCase())) return null;
  const named = more.findIndex(({ text, kind }) => kind !== 'word' || !/^\p{Lu}/u.test(text));
  const count = named < 0 ? more.length : named;
  return asValue([word, ...more.slice(0, Math.min(count, mostWords - 1))]);
}

function quoted(tokens: readonly Token[]): readonly Token[] {
  const end = tokens.findIndex(({ kind }) => kind === 'quote');
  return end < 0 ? [] : tokens.slice(0, end);
}

const mostItems = 8;

/** `Hund, Katze und Maus`; a single one is no list. */
function listFor(tokens: readonly Token[]): readonly string[] | null {
  const items: Token[][] = [[]];
  for (const token of tokens) {
    if (token.kind === 'quote') continue;
    if (isBetween(token)) items.push([]);
    else if (token.kind === 'sign' || ends.has(token.text.toLowerCase())) break;
    else items.at(-1)?.push(token);
  }
  const values = items.filter((item) => item.length > 0 && item.length <= mostWords).map(asValue);
  const known = [...new Set(values.filter((value) => value !== null))];
  return known.length > 1 ? known.slice(0, mostItems) : null;
}

function isBetween({ text }: Token): boolean {
  return text === ',' || text === 'und' || text === 'oder';
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
