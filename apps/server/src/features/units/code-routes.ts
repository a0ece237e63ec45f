import { keepVersion, listVersions, readDraft, saveDraft } from '@hbg/contract/code';
import { believable } from '../../clock.ts';
import type { Context } from '../../context.ts';
import type { Db } from '../../db/database.ts';
import { type Endpoint, endpoint, refuse } from '../../http/adapter.ts';
import { knowsUnit, whyNotKept } from '../../why-not-kept.ts';
import { findDraft, readVersions } from './code-store.ts';
import { keepVersionIn, unlessFull } from './keep-version.ts';
import { saveDraftOf } from './save-draft.ts';

/** Something of it has to grow old first. */
const fullForSeconds = 3_600;

export function codeEndpoints(context: Context): Endpoint[] {
  return [...versionEndpoints(context), ...draftEndpoints(context)];
}

function versionEndpoints(context: Context): Endpoint[] {
  const { clock, writes } = context;
  const { db } = context.database;
  return [
    endpoint(keepVersion, async ({ body: { unit, ...sent }, learner }) => {
      const refused = await whyNotKept(context, learner.id, unit);
      if (refused) return refused;
      const version = { ...sent, madeAt: believable(clock, sent.madeAt) };
      const place = { learner: learner.id, unit };
      const keep = (trx: Db) => keepVersionIn(trx, place, version, clock.now());
      const kept = await writes.watch(() => unlessFull(() => db.transaction().execute(keep)));
      return kept === 'full' ? refuse('full', fullForSeconds) : kept;
    }),
    endpoint(listVersions, async ({ query: { unit, ...before }, learner }) =>
      (await knowsUnit(context, learner.id, unit))
        ? readVersions(db, { learner: learner.id, unit }, before)
        : refuse('unknownUnit'),
    ),
  ];
}

function draftEndpoints(context: Context): Endpoint[] {
  const { clock, writes } = context;
  const { db } = context.database;
  return [
    endpoint(readDraft, async ({ query: { unit }, learner }) =>
      (await knowsUnit(context, learner.id, unit))
        ? findDraft(db, { learner: learner.id, unit })
        : refuse('unknownUnit'),
    ),
    endpoint(saveDraft, async ({ body: { unit, ...sent }, learner }) => {
      const refused = await whyNotKept(context, learner.id, unit);
      if (refused) return refused;
      const editedAt = believable(clock, sent.editedAt);
      const edited = { ...sent, editedAt, now: clock.now() };
      const place = { learner: learner.id, unit };
      const saved = await writes.watch(() => unlessFull(() => saveDraftOf(db, place, edited)));
      return saved === 'full' ? refuse('full', fullForSeconds) : saved;
    }),
  ];
}
