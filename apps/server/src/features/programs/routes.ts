import type { LearnerId } from '@hbg/contract/account';
import {
  createProgram,
  eraseProgram,
  listPrograms,
  type Program,
  renameProgram,
} from '@hbg/contract/programs';
import { isoTime } from '../../clock.ts';
import type { Context } from '../../context.ts';
import type { Db } from '../../db/database.ts';
import { type Endpoint, endpoint, refuse } from '../../http/adapter.ts';
import { whyNotNow } from '../../why-not-kept.ts';
import { isTaken } from './free-title.ts';
import { keepProgram } from './keep-program.ts';
import { changeProgram, dropErased, readPrograms } from './store.ts';

export function programEndpoints(context: Context): Endpoint[] {
  return [...keepingEndpoints(context), ...changingEndpoints(context)];
}

function keepingEndpoints(context: Context): Endpoint[] {
  const { clock, database, writes } = context;
  const { db } = database;
  return [
    endpoint(listPrograms, ({ learner }) => readPrograms(db, learner.id)),
    endpoint(createProgram, async ({ body, learner }) => {
      const refused = whyNotNow(context, learner.id);
      if (refused) return refused;
      const sent = { ...body, learner: learner.id, now: clock.now() };
      const keep = (trx: Db) => keepProgram(trx, sent);
      const kept = await writes.watch(() => db.transaction().execute(keep));
      return typeof kept === 'string' ? refuse(kept) : kept;
    }),
  ];
}

function changingEndpoints(context: Context): Endpoint[] {
  const { clock, database, writes } = context;
  const { db } = database;
  return [
    endpoint(renameProgram, async ({ params: { id }, body: { title }, learner }) => {
      const refused = whyNotNow(context, learner.id);
      if (refused) return refused;
      const { program, others } = await findOwn(db, learner.id, id);
      if (!program) return refuse('unknownProgram');
      if (isTaken(title, others)) return refuse('taken');
      await writes.watch(() => changeProgram(db, id, { title }));
      return { ...program, title };
    }),
    endpoint(eraseProgram, async ({ params: { id }, learner }) => {
      const refused = whyNotNow(context, learner.id);
      if (refused) return refused;
      const { program } = await findOwn(db, learner.id, id);
      if (!program) return refuse('unknownProgram');
      const now = clock.now();
      await writes.watch(() => changeProgram(db, id, { erased_at: isoTime(now) }));
      const drop = (trx: Db) => dropErased(trx, learner.id, now);
      await writes.watch(() => db.transaction().execute(drop));
      return undefined;
    }),
  ];
}

type Own = { readonly program: Program | undefined; readonly others: readonly string[] };

/** With the names of the learner's other programs. */
async function findOwn(db: Db, learner: LearnerId, id: string): Promise<Own> {
  const own = await readPrograms(db, learner);
  const others = own.filter((program) => program.id !== id).map(({ title }) => title);
  return { program: own.find((program) => program.id === id), others };
}
