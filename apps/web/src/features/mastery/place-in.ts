import type { MasteryChapter, MasteryLesson, MasteryStanding } from '@hbg/contract/mastery';
import type { ProofState } from '../../ui/proof.ts';

export type Place = {
  readonly chapter: MasteryChapter;
  readonly lesson: MasteryLesson;
};

/** The lesson of an address, else the first that isn't completed; null where there are none. */
export function placeIn(chapters: readonly MasteryChapter[], wanted?: string): Place | null {
  const places = chapters.flatMap((chapter) =>
    chapter.lessons.map((lesson) => ({ chapter, lesson })),
  );
  return (
    places.find(({ lesson }) => slugOf(lesson) === wanted) ??
    places.find(({ lesson }) => !lesson.isCompleted) ??
    places[0] ??
    null
  );
}

/** What an address calls it. */
export function slugOf({ unit }: Pick<MasteryLesson, 'unit'>): string {
  return unit.split('/')[1] ?? '';
}

export function proofOf({ state, isDue }: MasteryStanding): ProofState {
  if (isDue) return 'due';
  return state === 'open' ? 'new' : state;
}

export function dueLessons(chapters: readonly MasteryChapter[]): MasteryLesson[] {
  return chapters.flatMap(({ lessons }) => lessons.filter(({ standing }) => standing.isDue));
}
