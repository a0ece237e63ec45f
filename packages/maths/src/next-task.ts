import { drawTask, seeds } from './draw-task.ts';
import type { Kind, Task } from './task.ts';

/** One of these kinds at random; never what stood there before. `chance` is from 0 up to 1. */
export function nextTask(
  pool: readonly Kind[],
  before: Task | null,
  chance: () => number = Math.random,
): Task {
  const others = pool.filter(({ id }) => id !== before?.kind);
  const wanted = others.length > 0 ? others : pool;
  const [kind] = wanted.slice(Math.floor(chance() * wanted.length));
  if (!kind) throw new RangeError('There is no kind to draw from.');
  return drawUnlike(before, kind, Math.floor(chance() * seeds));
}

function drawUnlike(before: Task | null, kind: Kind, seed: number): Task {
  const task = drawTask(kind, seed);
  const isTheSame = task.text === before?.text && task.formula === before.formula;
  return isTheSame ? drawUnlike(before, kind, (seed + 1) % seeds) : task;
}
