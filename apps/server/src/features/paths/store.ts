import type { LearnerId } from '@hbg/contract/account';
import type { Db } from '../../db/database.ts';
import type { Start } from './rules/path-standing.ts';

/** By the numbers of the paths. */
export async function readStarts(db: Db, learner: LearnerId): Promise<ReadonlyMap<number, Start>> {
  const rows = await db
    .selectFrom('path_start')
    .selectAll()
    .where('learner_id', '=', learner)
    .execute();
  return new Map(
    rows.map((row) => [
      row.path_id,
      {
        at: row.started_at,
        isPaused: row.paused_at !== null,
        resumedAt: row.resumed_at,
        finishedAt: row.finished_at,
      },
    ]),
  );
}

/** The first start stays, also when the path goes on after a pause. */
export async function writeStart(db: Db, learner: LearnerId, path: number, at: string) {
  await db
    .insertInto('path_start')
    .values({
      learner_id: learner,
      path_id: path,
      started_at: at,
      paused_at: null,
      resumed_at: null,
      finished_at: null,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['learner_id', 'path_id'])
        .doUpdateSet({ paused_at: null, resumed_at: at })
        .where('path_start.paused_at', 'is not', null),
    )
    .execute();
}

/** The first end stays. */
export async function writeFinish(db: Db, learner: LearnerId, path: number, at: string) {
  await db
    .updateTable('path_start')
    .set({ finished_at: at })
    .where('learner_id', '=', learner)
    .where('path_id', '=', path)
    .where('finished_at', 'is', null)
    .execute();
}

/** Nothing happens to what isn't started. */
export async function writePause(db: Db, learner: LearnerId, path: number, at: string) {
  await db
    .updateTable('path_start')
    .set({ paused_at: at })
    .where('learner_id', '=', learner)
    .where('path_id', '=', path)
    .where('paused_at', 'is', null)
    .execute();
}

/** By the ids of the steps, when they were ticked. */
export async function readTicks(db: Db, learner: LearnerId): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .selectFrom('path_tick')
    .select(['step', 'at'])
    .where('learner_id', '=', learner)
    .execute();
  return new Map(rows.map(({ step, at }) => [step, at]));
}

/** The first tick stays. */
export async function addTick(db: Db, learner: LearnerId, step: string, at: string) {
  await db
    .insertInto('path_tick')
    .values({ learner_id: learner, step, at })
    .onConflict((conflict) => conflict.columns(['learner_id', 'step']).doNothing())
    .execute();
}

export async function removeTick(db: Db, learner: LearnerId, step: string) {
  await db
    .deleteFrom('path_tick')
    .where('learner_id', '=', learner)
    .where('step', '=', step)
    .execute();
}
