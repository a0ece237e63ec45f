import {
  defaultsOf,
  ownRows,
  type Recipe,
  type Slot,
  type SlotValue,
  type TableSlot,
} from '@hbg/content/recipe';
import { wishSlot } from '@hbg/content/recipe-code';
import { stemOf } from '../search/words.ts';
import { listFor, valueFor } from './cued-value.ts';
import { type Token, tokensIn } from './description-tokens.ts';

/** The values that a description gives, and those of the recipe for all else. */
export function readSlots(
  { slots }: Pick<Recipe, 'slots'>,
  description: string,
): Map<string, SlotValue> {
  const tokens = tokensIn(description);
  const values = defaultsOf({ slots });
  for (const slot of slots) {
    const value = slot.kind === 'table' ? null : valueFor(slot, tokens);
    if (value !== null) values.set(slot.name, value);
  }
  const first = slots.find((slot) => slot.kind === 'list');
  if (first && valueFor(first, tokens) === null) {
    const value = behindColon(tokens);
    if (value !== null) values.set(first.name, value);
  }
  for (const slot of slots) {
    if (slot.kind === 'table') fillTable(slot, tokens, values, slots);
  }
  return values.set(wishSlot, wishIn(description));
}

/** `Meine Eisdiele: Vanille, Schoko und Nuss` needs no other word. */
function behindColon(tokens: readonly Token[]): readonly string[] | null {
  const at = tokens.findIndex(({ text }) => text === ':');
  return at < 0 ? null : listFor(tokens.slice(at + 1));
}

/** What is told of decides; else what one of its sets is about, wherever that is said. */
function fillTable(
  slot: TableSlot,
  tokens: readonly Token[],
  values: Map<string, SlotValue>,
  slots: readonly Slot[],
) {
  const topic = slots.find(({ name }) => name === slot.topic);
  const told = topic?.kind === 'word' ? valueFor(topic, tokens) : null;
  if (typeof told === 'string') {
    const known = setOf(slot, tokensIn(told));
    values.set(slot.name, rowsFor(slot, { rows: known?.rows ?? [], title: told }, values));
    // `Fragen zu Tieren` are a quiz of `Tiere`.
    if (known && stemOf(known.title) === stemOf(told)) values.set(slot.topic, known.title);
    return;
  }
  const meant = setOf(slot, tokens) ?? slot.sets[0];
  if (!meant) return;
  values.set(slot.name, rowsFor(slot, meant, values));
  values.set(slot.topic, meant.title);
}

type Rows = Pick<TableSlot['sets'][number], 'rows' | 'title'>;

/** As many as are wished for; what is not known has a place for a row of one's own. */
function rowsFor(slot: TableSlot, { rows, title }: Rows, values: ReadonlyMap<string, SlotValue>) {
  const own = ownRows(slot, title);
  if (slot.count === undefined) return rows.length > 0 ? rows : own;
  return [...rows, ...own.slice(rows.length)].slice(0, Number(values.get(slot.count)));
}

/** So long must the beginning of a longer word be: `Dinoquiz` is about dinos. */
const leastBeginning = 4;

function setOf(
  { sets }: TableSlot,
  tokens: readonly Token[],
): TableSlot['sets'][number] | undefined {
  return sets.find(({ said }) =>
    said
      .map(stemOf)
      .some((stem) =>
        tokens.some(
          (token) =>
            token.stem === stem || (stem.length >= leastBeginning && token.stem.startsWith(stem)),
        ),
      ),
  );
}

const longestWish = 90;

/** In a comment of any language: nothing in it ends one. */
export function wishIn(description: string): string {
  const plain = description.replaceAll(/[^\p{L}\p{N} ,.!?:„“]/gu, ' ').replaceAll(/\s+/g, ' ');
  const wish = plain.trim();
  if (wish.length <= longestWish) return wish;
  return `${wish.slice(0, longestWish).replace(/\s\S*$/, '')} …`;
}
