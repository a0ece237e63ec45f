import { randomInt } from 'node:crypto';
import type { MasteryLesson } from '@hbg/content/load-mastery';
import { examSize, type KataTask } from '@hbg/contract/mastery';

/** As many digits as a number in an address may have. */
const mostVariants = 1_000_000_000;
/** Of each lesson that is to be checked again. */
const tasksOfReview = 2;

/** From each lesson of a chapter as many, and in any order. */
export function examTasks(lessons: readonly MasteryLesson[]): KataTask[] {
  const share = Math.ceil(examSize / Math.max(lessons.length, 1));
  const [firsts, rest] = [shuffled(lessons.map((one) => tasksOf(one, share))), share - 1];
  const sure = firsts.flatMap((tasks) => tasks.slice(0, rest));
  const more = firsts.flatMap((tasks) => tasks.slice(rest));
  return shuffled([...sure, ...more].slice(0, examSize));
}

export function reviewTasks(lessons: readonly MasteryLesson[]): KataTask[] {
  return shuffled(lessons.flatMap((one) => tasksOf(one, tasksOfReview))).slice(0, examSize);
}

function tasksOf({ unit, katas }: MasteryLesson, count: number): KataTask[] {
  return shuffled(katas.map((_, at) => at + 1))
    .slice(0, count)
    .map((number) => ({ unit: unit.id, number, variant: randomInt(mostVariants) }));
}

function shuffled<Item>(items: readonly Item[]): Item[] {
  const left = [...items];
  return items.flatMap(() => left.splice(randomInt(left.length), 1));
}
