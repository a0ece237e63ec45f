import type { HandPlace } from '@hbg/content/path';
import type { Content } from '../../content.ts';
import { lessonAddress, masteryAddress } from '../../place-of.ts';
import { placeOf } from '../search/place-of.ts';

/** Where the lessons of courses and masteries and the exams are done, by their units. */
export function unitAddresses({ lessons, mastery }: Content): ReadonlyMap<string, string> {
  const ofCourses = [...lessons.values()].map(
    (lesson) => [lesson.unit.id, lessonAddress(lesson)] as const,
  );
  const ofMasteries = mastery.flatMap(({ chapters }) =>
    chapters.flatMap((chapter) => {
      const [first] = chapter.lessons;
      const exam = first ? masteryAddress(first.unit.id, 'pruefung') : '/';
      return [
        ...chapter.lessons.map(({ unit }) => [unit.id, masteryAddress(unit.id)] as const),
        [chapter.exam.id, exam] as const,
      ];
    }),
  );
  return new Map([...ofCourses, ...ofMasteries]);
}

/** Null where it's done away from the house. */
export function handAddress(place: HandPlace | null, content: Content): string | null {
  if (place === null) return null;
  if (place.kind === 'room') return place.address;
  const { knowledge, snippets } = content;
  const title =
    place.kind === 'plan'
      ? knowledge.plans.get(place.id)?.title
      : snippets.find(({ id }) => id === place.id)?.title;
  return placeOf({ kind: place.kind, id: String(place.id), title: title ?? '' }, content);
}
