import type { CompanionName } from '@hbg/tutor/talk/companions';

/**
 * Where something was said, as the rows hold it: in the lesson or project with this id, to a companion, or to the code
 * generator.
 */
export type ChatPlace =
  | `lesson:${number}`
  | `companion:${CompanionName}`
  | `project:${string}`
  | 'generator';

/** The id of the lesson in which it was said; null elsewhere. */
export function lessonOf(place: ChatPlace): number | null {
  const [, id] = /^lesson:(\d+)$/.exec(place) ?? [];
  return id === undefined ? null : Number(id);
}

/** The id of the project that it was about; null elsewhere. */
export function projectOf(place: ChatPlace): string | null {
  return place.startsWith('project:') ? place.slice('project:'.length) : null;
}
