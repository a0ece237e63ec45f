import type { Kata } from '@hbg/content/kata';
import type { Level } from '@hbg/tutor/talk/level';
import type { Content } from '../../../content.ts';
import { type Source, sourceOfTopic } from '../draw-item.ts';

/** A lesson of a mastery or a topic of the assessments, with the cards that it is about. */
type About = { readonly source: Source; readonly cards: readonly string[] };

/** Those that share a card with a lesson of the courses, the most like it first; then those of the lesson before it. */
export function sourcesNear(content: Content, about: string): Source[] {
  const lessons = [...content.lessons.values()];
  const at = lessons.findIndex(({ unit }) => unit.id === about);
  const all = [...lessonsOf(content), ...topicsOf(content)];
  return lessons
    .slice(0, at + 1)
    .toReversed()
    .flatMap(({ concepts }) => sharing(all, concepts));
}

function sharing(all: readonly About[], own: readonly string[]): Source[] {
  const shared = ({ cards }: About) => cards.filter((card) => own.includes(card)).length;
  return all
    .filter((one) => shared(one) > 0)
    .toSorted((a, b) => shared(b) - shared(a))
    .map(({ source }) => source);
}

function lessonsOf({ masteryLessons }: Content): About[] {
  return masteryLessons.map((source) => ({ source, cards: source.unit.concepts }));
}

/** Only of Python: elsewhere nobody knows what of the language was taught. */
function topicsOf({ assessments, concepts }: Content): About[] {
  const cards = new Map(Array.from(concepts.values(), ({ id, title }) => [title, id]));
  return assessments
    .flatMap(({ topics }) => topics)
    .filter(({ items }) => items.every(isPython))
    .map((topic) => ({
      source: sourceOfTopic(topic),
      cards: topic.concepts.flatMap((title) => cards.get(title) ?? []),
    }));
}

function isPython({ starter, solution }: Kata): boolean {
  return Object.keys({ ...starter, ...solution }).every((file) => file.endsWith('.py'));
}

const slot = /⟦[^⟧\n]+⟧/g;

/** Whatever it draws, shows or says was taught by then. */
export function isTaught({ front, starter, solution }: Kata, level: Level): boolean {
  const { draw, ...said } = front;
  const better = 'better' in said ? [said.better] : [];
  const programs = textsIn([starter, solution, better, draw]).flatMap(filled);
  const texts = textsIn(said).flatMap(filled);
  return level.sentences(texts).length === texts.length && programs.every(level.holds);
}

/** By a name, and by a number. */
function filled(text: string): string[] {
  return ['x', '1'].map((value) => text.replaceAll(slot, value));
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}
