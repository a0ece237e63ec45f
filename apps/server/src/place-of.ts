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

/** One of the learner's, or its talk with the AI. */
export function projectAddress(id: string, view?: 'ki-hilfe'): string {
  const search = new URLSearchParams({ projekt: id, ...(view && { ansicht: view }) });
  return `/project?${search.toString()}`;
}

/** Where a program was made of a wish. */
export function generatorAddress(wunsch: string | null): string {
  return wunsch === null ? '/project' : `/project?${new URLSearchParams({ wunsch }).toString()}`;
}

/** With a companion, who knows how to begin. */
export function planAddress(title: string): string {
  return `/ai-companion?${new URLSearchParams({ frage: title }).toString()}`;
}
