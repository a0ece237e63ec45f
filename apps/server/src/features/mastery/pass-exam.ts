import type { LearnerId } from '@hbg/contract/account';
import type { Brought } from '@hbg/contract/achievements';
import { examPass, examSize } from '@hbg/contract/mastery';
import type { Context } from '../../context.ts';
import type { Db } from '../../db/database.ts';
import { completeIn } from '../achievements/complete.ts';
import { type Exam, type KeptTry, readSeries } from './store.ts';

/** With its last task an exam is passed, or not; null as long as it isn't. */
export async function passExamIn(
  trx: Db,
  context: Context,
  learner: LearnerId,
  exam: Exam,
): Promise<Brought | null> {
  const unit = context.content.units.get(exam.unit);
  const result = resultOf(await readSeries(trx, learner, exam));
  if (!unit || !result || result.right < examPass) return null;
  const { right, madeAt } = result;
  const quiz = { right, of: examSize };
  const how = { reached: [], hints: 0, hadSolution: false, minutes: 0 };
  const attempt = { id: exam.id, quiz, asked: examSize, madeAt, ...how };
  return (await completeIn(trx, context, learner, unit, attempt)).brought;
}

/** Each of its tasks counts once, by its first answer, and no more than it has; null before the last one. */
function resultOf(tries: readonly KeptTry[]): { right: number; madeAt: string } | null {
  const tasks = new Map<string, KeptTry>();
  for (const one of tries) {
    const task = `${one.unit} ${one.number}`;
    if (!tasks.has(task)) tasks.set(task, one);
  }
  const last = tries.at(-1);
  if (tasks.size < examSize || !last) return null;
  const right = [...tasks.values()]
    .slice(0, examSize)
    .filter((one) => one.is_right === 1 && one.is_helped === 0);
  return { right: right.length, madeAt: last.at };
}
