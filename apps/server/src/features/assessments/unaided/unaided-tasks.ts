import type { Kata } from '@hbg/content/kata';
import { seedOf } from '@hbg/tutor/talk/situation';
import type { Content } from '../../../content.ts';
import { type Source, sourceOf, type Task } from '../draw-item.ts';
import type { AssessmentRow } from '../store.ts';

/** Two minutes' worth. */
export const unaidedItems = 2;

/** What shows in two minutes whether somebody can do it alone; the same each time for an assessment. */
export function unaidedTasks(
  content: Content,
  { id, about }: Pick<AssessmentRow, 'id' | 'about'>,
): Task[] {
  const source = sourceFor(content, about);
  if (!source) return [];
  const short = source.katas.flatMap((kata, at) => (isShort(kata) ? [at + 1] : []));
  const from = seedOf(id) % Math.max(short.length, 1);
  return [...short.slice(from), ...short.slice(0, from)].slice(0, unaidedItems).map((number) => ({
    source: source.unit.id,
    number,
    variant: seedOf(`${id} ${number}`),
  }));
}

export function canBeChecked(content: Content, unit: string): boolean {
  return unaidedTasks(content, { id: '', about: unit }).length === unaidedItems;
}

/** To be read and decided, or mended: writing takes longer. */
function isShort({ front }: Kata): boolean {
  return front.form !== 'write' && front.form !== 'rebuild';
}

/** A lesson of a mastery itself, else the one that is most like a lesson of the courses. */
function sourceFor(content: Content, about: string): Source | null {
  return sourceOf(content, about) ?? likeLesson(content, about)[0] ?? null;
}

/** Lessons of the masteries that begin with something of it and need nothing that comes later. */
function likeLesson({ lessons, mastery }: Content, about: string): Source[] {
  const taught = [...lessons.values()];
  const at = taught.findIndex(({ unit }) => unit.id === about);
  const own = new Set(taught[at]?.concepts);
  const known = new Set(taught.slice(0, at + 1).flatMap(({ concepts }) => concepts));
  const shared = ({ unit }: Source) => unit.concepts.filter((card) => own.has(card)).length;
  return mastery
    .flatMap(({ chapters }) => chapters.flatMap((chapter) => chapter.lessons))
    .filter(({ unit: { concepts } }) => own.has(concepts[0] ?? ''))
    .filter(({ unit: { concepts } }) => concepts.every((card) => known.has(card)))
    .toReversed()
    .toSorted((a, b) => shared(b) - shared(a));
}
