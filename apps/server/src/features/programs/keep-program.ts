import type { LearnerId } from '@hbg/contract/account';
import { type Program, programLimits, unitOfProgram } from '@hbg/contract/programs';
import { isoTime } from '../../clock.ts';
import type { Db } from '../../db/database.ts';
import { replaceDraft } from '../units/code-store.ts';
import { freeTitle } from './free-title.ts';
import { addProgram, changeProgram, findProgram, readPrograms } from './store.ts';

type New = {
  readonly id: string;
  readonly learner: LearnerId;
  readonly title: string;
  readonly code: string;
  readonly now: number;
};

/** Runs in a transaction of the caller's. Sent again, it is there once; erased, it comes back. */
export async function keepProgram(
  trx: Db,
  { id, learner, title, code, now }: New,
): Promise<Program | 'full' | 'unknownProgram'> {
  const known = await findProgram(trx, id);
  if (known && known.learner_id !== learner) return 'unknownProgram';
  const own = await readPrograms(trx, learner);
  const titles = own.map((other) => other.title);
  if (known?.erased_at) {
    const back = { title: freeTitle(known.title, titles), erased_at: null };
    await changeProgram(trx, id, back);
  }
  if (!known) {
    if (own.length >= programLimits.own) return 'full';
    const at = isoTime(now);
    const row = { id, learner_id: learner, created_at: at, erased_at: null };
    await addProgram(trx, { ...row, title: freeTitle(title, titles) });
    const place = { learner, unit: unitOfProgram(id) };
    const draft = { code, editedAt: at };
    await replaceDraft(trx, place, null, { ...draft, revision: 1, fullest: draft, gone: 0 });
  }
  const kept = (await readPrograms(trx, learner)).find((program) => program.id === id);
  return kept ?? 'unknownProgram';
}
