import type { Lesson } from '@hbg/content/lesson';
import type { LearnerId } from '@hbg/contract/account';
import type { Context } from '../../context.ts';
import { isDone, nextStep } from '../lessons/next-step.ts';
import { readCourseWork } from '../lessons/read-standing.ts';

/** Where a learner goes on, and what comes after it: as many lessons as are wanted and still open. */
export async function nextSteps(
  context: Context,
  learner: LearnerId,
  wanted: number,
): Promise<Lesson[]> {
  const { lessons, tried } = await readCourseWork(context, learner);
  const first = nextStep(lessons, tried, context.clock.now());
  if (first === 'all done') return [];
  const place = lessons.indexOf(first.lesson);
  const others = [...lessons.slice(place + 1), ...lessons.slice(0, place)];
  const open = others.filter(({ id }) => !isDone(tried.get(id)));
  return [first.lesson, ...open].slice(0, wanted);
}
