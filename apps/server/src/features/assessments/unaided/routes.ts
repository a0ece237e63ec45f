import type { LearnerId } from '@hbg/contract/account';
import { listUnaidedChecks, mostUnaided, startUnaidedCheck } from '@hbg/contract/assessments';
import type { Context } from '../../../context.ts';
import type { Db } from '../../../db/database.ts';
import { type Endpoint, endpoint, refuse } from '../../../http/adapter.ts';
import { whyNotNow } from '../../../why-not-kept.ts';
import { lockLedger } from '../../achievements/store.ts';
import { isOpen } from '../open-sitting.ts';
import { begin } from '../start-in.ts';
import type { Sitting } from '../store.ts';
import { readChecks } from './open-checks.ts';
import { unaidedItems } from './unaided-tasks.ts';

export function unaidedEndpoints(context: Context): Endpoint[] {
  const { database, writes } = context;
  const { db } = database;
  return [
    endpoint(listUnaidedChecks, async ({ learner }) => {
      const { open, sittings } = await readChecks(db, context, learner.id);
      return {
        open: open.map(({ unit, title, at }) => ({ unit, title, helpedAt: at })),
        done: doneOf(context, sittings),
      };
    }),
    endpoint(startUnaidedCheck, async ({ body, learner }) => {
      const refused = whyNotNow(context, learner.id);
      if (refused) return refused;
      const id = await writes.watch(() =>
        db.transaction().execute((trx) => startIn(trx, context, learner.id, body.unit)),
      );
      return id === null ? refuse('unknownUnit') : { id };
    }),
  ];
}

/** Where it was begun, it goes on; null where nothing is to be checked. */
async function startIn(
  trx: Db,
  context: Context,
  learner: LearnerId,
  about: string,
): Promise<string | null> {
  await lockLedger(trx, learner);
  const { open, sittings } = await readChecks(trx, context, learner);
  if (open.every(({ unit }) => unit !== about)) return null;
  const begun = sittings.find((one) => one.row.about === about && isOpen(context, one));
  const given = { learner_id: learner, kind: 'unaided', about, wanted: unaidedItems } as const;
  return begun?.row.id ?? begin(trx, context, given);
}

/** The last ones first. */
function doneOf({ content }: Context, sittings: readonly Sitting[]) {
  return sittings
    .toReversed()
    .flatMap(({ row, answers }) => {
      const unit = content.units.get(row.about);
      if (!unit || row.judged_at === null) return [];
      const right = answers.filter(({ is_right }) => is_right === 1).length;
      return [{ id: row.id, title: unit.title, right, of: answers.length, at: row.judged_at }];
    })
    .slice(0, mostUnaided);
}
