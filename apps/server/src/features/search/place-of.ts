import type { Lesson } from '@hbg/content/lesson';
import type { Topic } from '@hbg/tutor/search/topic';
import type { Content } from '../../content.ts';
import { lessonAddress, masteryAddress, planAddress } from '../../place-of.ts';

/** Where something can be practised. */
type Places = Pick<Content, 'lessons' | 'masteryLessons' | 'concepts'>;
/** Something that was found, as far as it tells where it belongs. */
type Found = { readonly kind: Topic['kind']; readonly id: string; readonly title: string };

/** Where each kind belongs. */
const places: Readonly<Record<Topic['kind'], (found: Found, known: Places) => string>> = {
  lesson: ({ id }, { lessons }) => placeOfLesson(lessons.get(Number(id))) ?? '/learn',
  concept: (card, known) =>
    placeOfLesson(lessonAbout(card.id, known)) ??
    placeInMastery(card.id, known) ??
    placeWithoutUnit(card, known),
  snippet: ({ title }) => libraryPlace(title),
  plan: ({ title }) => planAddress(title),
  term: () => '/learn',
};

export function placeOf(found: Found, known: Places): string {
  return places[found.kind](found, known);
}

/** Where a snippet is found by its title. */
export function libraryPlace(title: string): string {
  return `/code-library?${new URLSearchParams({ q: title }).toString()}`;
}

/** The one that introduces the card, else the first that uses it. */
function lessonAbout(card: string, { lessons }: Places): Lesson | undefined {
  const inOrder = [...lessons.values()];
  return (
    inOrder.find(({ unit }) => unit.introduces.includes(card)) ??
    inOrder.find(({ concepts }) => concepts.includes(card))
  );
}

/** The lesson that is about the card before all others, else the first that uses it. */
function placeInMastery(card: string, { masteryLessons }: Places): string | null {
  const units = masteryLessons.map(({ unit }) => unit);
  const unit =
    units.find(({ concepts }) => concepts[0] === card) ??
    units.find(({ concepts }) => concepts.includes(card));
  return unit ? masteryAddress(unit.id) : null;
}

function placeWithoutUnit({ id, title }: Found, { concepts }: Places): string {
  const area = concepts.get(id)?.area;
  if (area === 'ai-ml') return planAddress(title);
  return area === 'html-css' ? '/html-mastery' : '/workshop';
}

function placeOfLesson(lesson: Lesson | undefined): string | null {
  return lesson ? lessonAddress(lesson) : null;
}
