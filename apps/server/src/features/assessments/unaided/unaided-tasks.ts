import type { Kata } from '@hbg/content/kata';
import { seedOf } from '@hbg/tutor/talk/situation';
import type { Content } from '../../../content.ts';
import { type Source, sourceOf, type Task } from '../draw-item.ts';
import type { AssessmentRow } from '../store.ts';
import { isTaught, sourcesNear } from './taught-sources.ts';

/** Two minutes' worth. */
export const unaidedItems = 2;

type CheckRow = Pick<AssessmentRow, 'id' | 'about'>;

/** What shows in two minutes whether somebody can do it alone; the same each time for an assessment. */
export function unaidedTasks(content: Content, { id, about }: CheckRow): Task[] {
  const places = placesFor(content, about);
  const from = seedOf(id) % Math.max(places.length, 1);
  return [...places.slice(from), ...places.slice(0, from)]
    .slice(0, unaidedItems)
    .map(({ source, number }) => ({ source, number, variant: seedOf(`${id} ${number}`) }));
}

/** Whether it is one of a check: what is asked there without help is told nowhere else meanwhile. */
export function isTaskOf(content: Content, about: CheckRow, task: Task): boolean {
  return unaidedTasks(content, about).some(
    ({ source, number, variant }) =>
      source === task.source && number === task.number && variant === task.variant,
  );
}

export function canBeChecked(content: Content, unit: string): boolean {
  return unaidedTasks(content, { id: '', about: unit }).length === unaidedItems;
}

type Place = Pick<Task, 'source' | 'number'>;

/** Of a lesson of a mastery, or of the one that is most like a lesson of the courses; else what single ones fit. */
function placesFor(content: Content, about: string): Place[] {
  const source = sourceOf(content, about) ?? likeLesson(content, about)[0];
  return source ? placesIn(source, isShort) : singlePlaces(content, about);
}

function placesIn({ unit, katas }: Source, fits: (kata: Kata) => boolean): Place[] {
  return katas.flatMap((kata, at) => (fits(kata) ? [{ source: unit.id, number: at + 1 }] : []));
}

/** To be read and decided, or mended: writing takes longer. */
function isShort({ front }: Kata): boolean {
  return front.form !== 'write' && front.form !== 'rebuild';
}

/** The nearest that hold nothing which is taught later. */
function singlePlaces(content: Content, about: string): Place[] {
  const lesson = [...content.lessons.values()].find(({ unit }) => unit.id === about) ?? null;
  const level = content.knowledge.levelOf(lesson);
  const found: Place[] = [];
  for (const source of new Set(sourcesNear(content, about))) {
    found.push(...placesIn(source, (kata) => isShort(kata) && isTaught(kata, level)));
    if (found.length >= unaidedItems) break;
  }
  return found;
}

/** Lessons of the masteries that begin with something of it and need nothing that comes later. */
function likeLesson({ lessons, masteryLessons }: Content, about: string): Source[] {
  const taught = [...lessons.values()];
  const at = taught.findIndex(({ unit }) => unit.id === about);
  const own = new Set(taught[at]?.concepts);
  const known = new Set(taught.slice(0, at + 1).flatMap(({ concepts }) => concepts));
  const shared = ({ unit }: Source) => unit.concepts.filter((card) => own.has(card)).length;
  return masteryLessons
    .filter(({ unit: { concepts } }) => own.has(concepts[0] ?? ''))
    .filter(({ unit: { concepts } }) => concepts.every((card) => known.has(card)))
    .toReversed()
    .toSorted((a, b) => shared(b) - shared(a));
}
