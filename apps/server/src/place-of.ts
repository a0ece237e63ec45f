import type { Lesson } from '@hbg/content/lesson';

/** Of a course. */
export function lessonAddress({ courseId, id }: Pick<Lesson, 'courseId' | 'id'>): string {
  return `/learn/${courseId}/${id}`;
}

/** A lesson of a mastery, or one of its views: its units are called by the name of its room. */
export function masteryAddress(unit: string, view?: 'lab' | 'pruefung'): string {
  const [area = '', slug = ''] = unit.split('/');
  return `/${area}?lektion=${slug}${view ? `&ansicht=${view}` : ''}`;
}

/** With a companion, who knows how to begin. */
export function planAddress(title: string): string {
  return `/ai-companion?${new URLSearchParams({ frage: title }).toString()}`;
}
