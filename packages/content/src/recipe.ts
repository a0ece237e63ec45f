import type { ProjectLanguage } from '@hbg/contract/project-languages';
import * as z from 'zod/mini';
import { listOf, shortText } from './front-matter.ts';

const slotName = z.string().check(z.regex(/^[a-z]+$/, 'kleine Buchstaben ohne Umlaute'));
/** How it's told in a description: words, and `#` where the value stands. */
const cue = z.string().check(z.regex(/#/, 'ein # steht für den Wert'));
const cues = listOf(cue, 1, 12);
/** What may stand in a text of any language as it is. */
const slotWord = z
  .string()
  .check(
    z.trim(),
    z.regex(
      /^[\p{L}\p{N}][\p{L}\p{N} .!?-]{0,29}$/u,
      'höchstens 30 Buchstaben, Ziffern, Leerzeichen und . ! ? -',
    ),
  );

/** A question or an answer; `#` stands for what the table is about. */
const cell = z
  .string()
  .check(
    z.trim(),
    z.regex(
      /^[\p{L}\p{N}][\p{L}\p{N} ,.!?#-]{0,59}$/u,
      'höchstens 60 Buchstaben, Ziffern, Leerzeichen und , . ! ? - #',
    ),
  );
const rows = listOf(listOf(cell, 2, 9), 1, 10);
/** What it goes by in a description, whatever its endings. */
const saidWords = listOf(shortText, 1, 12);

export function isSlotWord(text: string): boolean {
  return z.safeParse(slotWord, text).success;
}

const slot = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('number'),
    name: slotName,
    default: z.int(),
    least: z.int(),
    most: z.int(),
    cues,
    /** Words that stand for a number: `münze` for two sides. */
    said: z._default(z.record(z.string(), z.int()), {}),
  }),
  z.strictObject({ kind: z.literal('word'), name: slotName, default: slotWord, cues }),
  z.strictObject({
    kind: z.literal('list'),
    name: slotName,
    default: listOf(slotWord, 2, 8),
    cues,
  }),
  z.strictObject({
    kind: z.literal('table'),
    name: slotName,
    /** The word that tells what it's about. */
    topic: slotName,
    /** The number that tells how many rows there are; without it all of a set. */
    count: z.optional(slotName),
    /** The first one where nothing is said. */
    sets: listOf(z.strictObject({ title: slotWord, said: saidWords, rows }), 1, 12),
    /** Where none is about what is wished for. */
    own: rows,
  }),
]);
export type Slot = z.output<typeof slot>;
export type TableSlot = Extract<Slot, { kind: 'table' }>;

/** The front matter of `recipe.md`, which has nothing else. */
export const recipeFront = z.strictObject({
  /** That of its folder, behind the number. */
  id: shortText,
  /** As a child would say it; a project that begins with it is called so. */
  title: z.string().check(z.minLength(1), z.maxLength(45)),
  /** What the program is called, where that tells what it is about. */
  called: z.optional(shortText),
  /** What it is, in one sentence. */
  becomes: shortText,
  names: listOf(shortText, 1, 10),
  /** How children ask for it; none where it stands in for all that isn't known. */
  asked: listOf(shortText, 0, 80),
  /** Plans whose ways of asking count too, by their ids. */
  plans: z._default(listOf(shortText, 0, 12), []),
  /** What to change first. */
  tip: shortText,
  /** What could be built next; the features of a project that begins with it. */
  features: listOf(z.string().check(z.minLength(1), z.maxLength(80)), 3, 6),
  slots: z._default(listOf(slot, 0, 6), []),
  /** What is typed where a program of a terminal asks for it. */
  inputs: z._default(z.array(z.string()), []),
});

const gap = z.strictObject({
  question: shortText,
  /** After a try that was wrong. */
  hint: shortText,
  /** What is right as well. */
  also: z._default(listOf(z.string().check(z.minLength(1), z.maxLength(60)), 0, 8), []),
  /** Why an answer that comes to mind is wrong. */
  wrong: z._default(z.record(z.string(), shortText), {}),
});
export type GapText = z.output<typeof gap>;

/** The front matter of a language's file. */
export const programFront = z.strictObject({ gaps: listOf(gap, 3, 3) });

/** A piece of code: as it is, to be filled in, or to be found out. */
export type CodePart =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'slot'; readonly name: string; readonly each: string | null }
  | { readonly kind: 'gap'; readonly number: number; readonly answer: string };

export type RecipeProgram = {
  readonly parts: readonly CodePart[];
  /** In the order of their numbers. */
  readonly gaps: readonly GapText[];
};

/** A program that can be written for a child, in every language of projects. */
export type Recipe = Readonly<z.output<typeof recipeFront>> & {
  readonly programs: Readonly<Record<ProjectLanguage, RecipeProgram>>;
};

/** Stands in for all that isn't known. */
export function isSkeleton({ asked }: Pick<Recipe, 'asked'>): boolean {
  return asked.length === 0;
}

/** Texts one by one, or the columns of a row. */
export type SlotItem = string | readonly string[];
export type SlotValue = string | readonly SlotItem[];
/** What is put in by its name; lists by each of their items. */
export type SlotValues = ReadonlyMap<string, SlotValue>;

export function defaultsOf({ slots }: Pick<Recipe, 'slots'>): Map<string, SlotValue> {
  return new Map(slots.map((each) => [each.name, defaultOf(each, slots)]));
}

function defaultOf(slot: Slot, slots: readonly Slot[]): SlotValue {
  if (slot.kind === 'table') {
    const count = slots.find(({ name }) => name === slot.count);
    return (slot.sets[0]?.rows ?? []).slice(
      0,
      count?.kind === 'number' ? count.default : undefined,
    );
  }
  return slot.kind === 'list' ? slot.default : String(slot.default);
}

/** Places for rows of one's own, about this. */
export function ownRows({ own }: TableSlot, topic: string): string[][] {
  return own.map((row) => row.map((text) => text.replaceAll('#', topic)));
}
