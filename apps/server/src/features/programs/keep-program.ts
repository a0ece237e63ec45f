import type { LearnerId } from '@hbg/contract/account';
import {
  type Program,
  type ProgramLanguage,
  programLimits,
  unitOfProgram,
} from '@hbg/contract/programs';
import { isoTime } from '../../clock.ts';
import type { Db } from '../../db/database.ts';
import { replaceDraft } from '../units/code-store.ts';
import { freeTitle } from './free-title.ts';
import { addProgram, changeProgram, findProgram, readPrograms } from './store.ts';

type New = {
  readonly id: string;
  readonly learner: LearnerId;
  readonly title: string;
  readonly language: ProgramLanguage;
  readonly code: string;
  readonly now: number;
};

/** Runs in a transaction of the caller's. Sent again, it is there once; erased, it comes back. */
export async function keepProgram(
  trx: Db,
  sent: New,
): Promise<Program | 'full' | 'unknownProgram'> {
  const { id, learner } = sent;
  const known = await findProgram(trx, id);
  if (known && known.learner_id !== learner) return 'unknownProgram';
  const own = await readPrograms(trx, learner);
  const titles = own.map((other) => other.title);
  if (known?.erased_at === null) return own.find(isOf(id)) ?? 'unknownProgram';
  if (own.length >= programLimits.own) return 'full';
  if (!known) return keepNew(trx, sent, titles);
  await changeProgram(trx, id, { title: freeTitle(known.title, titles), erased_at: null });
  return (await readPrograms(trx, learner)).find(isOf(id)) ?? 'unknownProgram';
}

async function keepNew(trx: Db, sent: New, titles: readonly string[]): Promise<Program> {
  const { id, learner, language, code, now } = sent;
  const at = isoTime(now);
  const title = freeTitle(sent.title, titles);
  const row = { id, learner_id: learner, title, language, created_at: at, erased_at: null };
  await addProgram(trx, row);
  const draft = { code, editedAt: at };
  const place = { learner, unit: unitOfProgram(id) };
  await replaceDraft(trx, place, null, { ...draft, revision: 1, fullest: draft, gone: 0 });
  return { id, title, language, createdAt: at, editedAt: at };
}

function isOf(id: string) {
  return (program: Program) => program.id === id;
}
