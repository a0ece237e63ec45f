import type { HandPlace } from '@hbg/content/path';
import type { Content } from '../../content.ts';
import { placeOf } from '../search/place-of.ts';

/** Where the lessons of courses and masteries and the exams are done, by their units. */
export function unitAddresses({ lessons, mastery }: Content): ReadonlyMap<string, string> {
  const ofCourses = [...lessons.values()].map(
    ({ unit, courseId, id }) => [unit.id, `/learn/${courseId}/${id}`] as const,
  );
  const ofMasteries = mastery.flatMap(({ chapters }) =>
    chapters.flatMap((chapter) => {
      const [first] = chapter.lessons;
      const exam = first ? `${lessonAddress(first.unit.id)}&ansicht=pruefung` : '/';
      return [
        ...chapter.lessons.map(({ unit }) => [unit.id, lessonAddress(unit.id)] as const),
        [chapter.exam.id, exam] as const,
      ];
    }),
  );
  return new Map([...ofCourses, ...ofMasteries]);
}

/** Of a mastery: its units are called by the name of its room. */
function lessonAddress(unit: string): string {
  const [area = '', name = ''] = unit.split('/');
  return `/${area}?lektion=${name}`;
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
