import { drawTask, seeds } from '@hbg/maths/draw-task';
import type { Kind, Task } from '@hbg/maths/task';
import { visitMemory } from '../../../ui/entries.ts';

/** The task that stood there before the page was loaded anew, if it fits what is practised. */
export function standingTask(learner: string, pool: readonly Kind[]): Task | null {
  const [id, seed] = visitMemory.read(entryOf(learner))?.split(' ') ?? [];
  const kind = pool.find((one) => one.id === id);
  const number = Number(seed);
  const isSeed = Number.isInteger(number) && number >= 0 && number < seeds;
  return kind && isSeed ? drawTask(kind, number) : null;
}

/** Null once it is answered. */
export function keepStanding(learner: string, task: Task | null): void {
  visitMemory.write(entryOf(learner), task && `${task.kind} ${task.seed}`);
}

function entryOf(learner: string): string {
  return `mathe-aufgabe/${learner}`;
}
