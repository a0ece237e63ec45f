import { randomUUID } from 'node:crypto';
import type { LearnerId } from '@hbg/contract/account';
import {
  type createProject,
  type createProjectSession,
  projectLimits,
  type saveProject,
} from '@hbg/contract/projects';
import type { Input } from '@hbg/contract/route';
import { isoTime } from '../../clock.ts';
import type { Context } from '../../context.ts';
import type { Db } from '../../db/database.ts';
import {
  addProject,
  addSession,
  changeProject,
  countSessions,
  findProject,
  findSession,
  noteDay,
  type ProjectRow,
  readProjects,
  type SessionRow,
  setProject,
} from './store.ts';

type New = Input<typeof createProject>['body'];
type Whole = Input<typeof saveProject>['body'];
type NewSession = Input<typeof createProjectSession>['body'];

/** Runs in a transaction of the caller's. Sent again, it is there once. */
export async function keepNew(
  trx: Db,
  { clock, days }: Context,
  learner: LearnerId,
  sent: New,
): Promise<ProjectRow | 'full' | 'unknownProject'> {
  const id = sent.id ?? randomUUID();
  const known = await findProject(trx, id);
  if (known) return known.learner_id === learner && !known.erased_at ? known : 'unknownProject';
  if (await isFull(trx, learner)) return 'full';
  const now = clock.now();
  const at = isoTime(now);
  const row: ProjectRow = {
    id,
    learner_id: learner,
    ...valuesOf({ ...sent, status: 'planned', completedFeatures: [] }),
    code: sent.code,
    revision: 1,
    created_at: at,
    changed_at: at,
    archived_at: null,
    timer_started_at: null,
    erased_at: null,
  };
  await addProject(trx, row);
  const planned = sent.targetFeatures.length;
  await noteDay(trx, { project_id: id, day: days.dayOf(now), done: 0, planned });
  return row;
}

/** Runs in a transaction of the caller's. It comes back as it was. */
export async function bringBack(
  trx: Db,
  learner: LearnerId,
  id: string,
): Promise<ProjectRow | 'full' | 'unknownProject'> {
  const known = await findProject(trx, id);
  if (known?.learner_id !== learner) return 'unknownProject';
  if (known.erased_at === null) return known;
  if (await isFull(trx, learner)) return 'full';
  await setProject(trx, id, { erased_at: null });
  return { ...known, erased_at: null };
}

async function isFull(trx: Db, learner: LearnerId): Promise<boolean> {
  return (await readProjects(trx, learner)).length >= projectLimits.own;
}

/** Runs in a transaction of the caller's; false where somebody else was faster. */
export async function keepChange(
  trx: Db,
  { clock, days }: Context,
  known: ProjectRow,
  sent: Whole,
): Promise<boolean> {
  const now = clock.now();
  const at = isoTime(now);
  const values = {
    ...valuesOf(sent),
    archived_at: sent.isArchived ? (known.archived_at ?? at) : null,
    changed_at: at,
  };
  if (!(await changeProject(trx, { id: known.id, revision: sent.revision }, values))) return false;
  const done = sent.completedFeatures.length;
  const planned = done + sent.targetFeatures.length;
  await noteDay(trx, { project_id: known.id, day: days.dayOf(now), done, planned });
  return true;
}

/** What is done can't be open at the same time. */
function valuesOf(sent: Omit<Whole, 'isArchived' | 'revision'>) {
  const done = new Set(sent.completedFeatures);
  return {
    title: sent.title,
    description: sent.description,
    language: sent.language,
    difficulty: sent.difficulty,
    status: sent.status,
    estimated_hours: sent.estimatedHours,
    target_features: JSON.stringify(sent.targetFeatures.filter((each) => !done.has(each))),
    completed_features: JSON.stringify(sent.completedFeatures),
    target_date: sent.targetDate,
  };
}

/** Runs in a transaction of the caller's. Sent again, it is there once. */
export async function keepSession(
  trx: Db,
  { clock }: Context,
  learner: LearnerId,
  { endsTimer, ...sent }: NewSession,
): Promise<SessionRow | 'tooManySessions' | 'unknownProject'> {
  const id = sent.id ?? randomUUID();
  const known = await findSession(trx, id);
  if (known) return known.project_id === sent.projectId ? known : 'unknownProject';
  if ((await countSessions(trx, learner)) >= projectLimits.sessions) return 'tooManySessions';
  const row: SessionRow = {
    id,
    project_id: sent.projectId,
    session_name: sent.sessionName,
    work_done: sent.workDone,
    challenges_faced: sent.challengesFaced,
    duration: sent.duration,
    productivity: sent.productivity,
    created_at: isoTime(clock.now()),
  };
  await addSession(trx, row);
  if (endsTimer) await setProject(trx, sent.projectId, { timer_started_at: null });
  return row;
}
