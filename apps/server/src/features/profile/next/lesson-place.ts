import type { Lesson } from '@hbg/content/lesson';
import type { MasteryArea } from '@hbg/contract/mastery';

export function lessonPlace({ title, duration, courseId, id }: Lesson) {
  return { title, minutes: duration, address: `/learn/${courseId}/${id}` };
}

/** A lesson of a mastery, or one of its views. */
export function masteryAddress(area: MasteryArea, unit: string, view?: 'lab' | 'pruefung'): string {
  const slug = unit.split('/')[1] ?? '';
  return `/${area}?lektion=${slug}${view ? `&ansicht=${view}` : ''}`;
}
