import type { Kata } from '@hbg/content/kata';
import { seedOf } from '@hbg/tutor/talk/situation';
import type { Content } from '../../../content.ts';
import { type Source, sourceOf, sourceOfTopic, type Task } from '../draw-item.ts';
import type { AssessmentRow } from '../store.ts';

/** Two minutes' worth. */
export const unaidedItems = 2;

/** Of a topic the hardest items ask for more than what was helped with. */
const usualDifficulty = 6;

/** What shows in two minutes whether somebody can do it alone; the same each time for an assessment. */
export function unaidedTasks(
  content: Content,
  { id, about }: Pick<AssessmentRow, 'id' | 'about'>,
): Task[] {
  const source = sourceFor(content, about);
  if (!source) return [];
  const short = source.katas
    .flatMap((kata, at) => (isShort(kata) ? [at + 1] : []))
    .slice(0, usualDifficulty);
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

/** A lesson of a mastery itself, else one that is about the same, else a topic that is. */
function sourceFor(content: Content, about: string): Source | null {
  const own = sourceOf(content, about);
  if (own) return own;
  const cards = content.units.get(about)?.concepts ?? [];
  const lessons = content.mastery.flatMap(({ chapters }) =>
    chapters.flatMap((chapter) => chapter.lessons),
  );
  const [lesson] = mostAlike(lessons, ({ unit }) => unit.concepts, cards);
  if (lesson) return lesson;
  const titles = cards.flatMap((id) => content.concepts.get(id)?.title ?? []);
  const topics = content.assessments.flatMap((area) => area.topics);
  const [topic] = mostAlike(topics, ({ concepts }) => concepts, titles);
  return topic ? sourceOfTopic(topic) : null;
}

/** Those that share a card, the one with the most first. */
function mostAlike<Of>(
  all: readonly Of[],
  cardsOf: (one: Of) => readonly string[],
  wanted: readonly string[],
): Of[] {
  const shared = (one: Of) => cardsOf(one).filter((card) => wanted.includes(card)).length;
  return all.filter((one) => shared(one) > 0).toSorted((a, b) => shared(b) - shared(a));
}
