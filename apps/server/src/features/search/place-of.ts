import type { Lesson } from '@hbg/content/lesson';
import type { Topic } from '@hbg/tutor/search/topic';
import type { Content } from '../../content.ts';
import { lessonAddress, planAddress } from '../../place-of.ts';

type Lessons = Content['lessons'];
/** Something that was found, as far as it tells where it belongs. */
type Found = { readonly kind: Topic['kind']; readonly id: string; readonly title: string };

/** Where each kind belongs. */
const places: Readonly<Record<Topic['kind'], (found: Found, lessons: Lessons) => string>> = {
  lesson: ({ id }, lessons) => placeOfLesson(lessons.get(Number(id))) ?? '/learn',
  concept: ({ id }, lessons) => placeOfLesson(lessonAbout(id, lessons)) ?? '/workshop',
  snippet: ({ title }) => libraryPlace(title),
  plan: ({ title }) => planAddress(title),
  term: () => '/learn',
};

export function placeOf(found: Found, { lessons }: Pick<Content, 'lessons'>): string {
  return places[found.kind](found, lessons);
}

/** Where a snippet is found by its title. */
export function libraryPlace(title: string): string {
  return `/code-library?${new URLSearchParams({ q: title }).toString()}`;
}

/** The one that introduces the card, else the first that uses it. */
function lessonAbout(card: string, lessons: Lessons): Lesson | undefined {
  const inOrder = [...lessons.values()];
  return (
    inOrder.find(({ unit }) => unit.introduces.includes(card)) ??
    inOrder.find(({ concepts }) => concepts.includes(card))
  );
}

function placeOfLesson(lesson: Lesson | undefined): string | null {
  return lesson ? lessonAddress(lesson) : null;
}
