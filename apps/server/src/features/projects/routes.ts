import type { LearnerId } from '@hbg/contract/account';
import {
  createProject,
  createProjectSession,
  dropTimer,
  eraseProject,
  eraseProjectSession,
  listProjectSessions,
  listProjects,
  restoreProject,
  saveProject,
  startTimer,
} from '@hbg/contract/projects';
import { isoTime } from '../../clock.ts';
import type { Context } from '../../context.ts';
import type { Db } from '../../db/database.ts';
import { type Endpoint, endpoint, refuse, refuseWith } from '../../http/adapter.ts';
import { whyNotNow } from '../../why-not-kept.ts';
import { helpEndpoints } from './help-routes.ts';
import { bringBack, keepChange, keepNew, keepSession } from './keep-project.ts';
import { shownProject, shownProjects, shownSession } from './shown-project.ts';
import {
  beginTimer,
  dropErased,
  dropSession,
  findOwn,
  findSession,
  readSessions,
  setProject,
} from './store.ts';

export function projectEndpoints(context: Context): Endpoint[] {
  return [
    ...keepingEndpoints(context),
    ...erasingEndpoints(context),
    ...timerEndpoints(context),
    ...sessionEndpoints(context),
    ...helpEndpoints(context),
  ];
}

function keepingEndpoints(context: Context): Endpoint[] {
  const { database, writes } = context;
  const { db } = database;
  return [
    endpoint(listProjects, ({ learner }) => shownProjects(context, learner.id)),
    endpoint(createProject, async ({ body, learner }) => {
      const refused = whyNotNow(context, learner.id);
      if (refused) return refused;
      const keep = (trx: Db) => keepNew(trx, context, learner.id, body);
      const kept = await writes.watch(() => db.transaction().execute(keep));
      return typeof kept === 'string' ? refuse(kept) : shownProject(context, db, kept);
    }),
    endpoint(saveProject, async ({ params: { id }, body, learner }) => {
      const refused = whyNotNow(context, learner.id);
      if (refused) return refused;
      const known = await findOwn(db, learner.id, id);
      if (!known) return refuse('unknownProject');
      const keep = (trx: Db) => keepChange(trx, context, known, body);
      const isKept = await writes.watch(() => db.transaction().execute(keep));
      const now = await findOwn(db, learner.id, id);
      if (!now) return refuse('unknownProject');
      const shown = await shownProject(context, db, now);
      return isKept ? shown : refuseWith(saveProject, 'stale', shown);
    }),
  ];
}

function erasingEndpoints(context: Context): Endpoint[] {
  const { clock, database, writes } = context;
  const { db } = database;
  return [
    endpoint(eraseProject, async ({ params: { id }, learner }) => {
      const refused = whyNotNow(context, learner.id);
      if (refused) return refused;
      if (!(await findOwn(db, learner.id, id))) return refuse('unknownProject');
      const now = clock.now();
      await writes.watch(() => setProject(db, id, { erased_at: isoTime(now) }));
      const drop = (trx: Db) => dropErased(trx, learner.id, now);
      await writes.watch(() => db.transaction().execute(drop));
      return undefined;
    }),
    endpoint(restoreProject, async ({ params: { id }, learner }) => {
      const refused = whyNotNow(context, learner.id);
      if (refused) return refused;
      const restore = (trx: Db) => bringBack(trx, learner.id, id);
      const back = await writes.watch(() => db.transaction().execute(restore));
      return typeof back === 'string' ? refuse(back) : shownProject(context, db, back);
    }),
  ];
}

/** It runs here, so that any device of the learner can end it. */
function timerEndpoints(context: Context): Endpoint[] {
  const { clock, database, writes } = context;
  const { db } = database;
  const shownNow = async (learner: LearnerId, id: string) => {
    const row = await findOwn(db, learner, id);
    return row ? shownProject(context, db, row) : refuse('unknownProject');
  };
  return [
    endpoint(startTimer, async ({ params: { id }, learner }) => {
      const refused = whyNotNow(context, learner.id);
      if (refused) return refused;
      if (!(await findOwn(db, learner.id, id))) return refuse('unknownProject');
      await writes.watch(() => beginTimer(db, id, isoTime(clock.now())));
      return shownNow(learner.id, id);
    }),
    endpoint(dropTimer, async ({ params: { id }, learner }) => {
      const refused = whyNotNow(context, learner.id);
      if (refused) return refused;
      if (!(await findOwn(db, learner.id, id))) return refuse('unknownProject');
      await writes.watch(() => setProject(db, id, { timer_started_at: null }));
      return shownNow(learner.id, id);
    }),
  ];
}

function sessionEndpoints(context: Context): Endpoint[] {
  const { database, writes } = context;
  const { db } = database;
  return [
    endpoint(listProjectSessions, async ({ query: { projectId }, learner }) => {
      if (!(await findOwn(db, learner.id, projectId))) return refuse('unknownProject');
      return (await readSessions(db, [projectId])).map(shownSession);
    }),
    endpoint(createProjectSession, async ({ body, learner }) => {
      const refused = whyNotNow(context, learner.id);
      if (refused) return refused;
      if (!(await findOwn(db, learner.id, body.projectId))) return refuse('unknownProject');
      const keep = (trx: Db) => keepSession(trx, context, learner.id, body);
      const kept = await writes.watch(() => db.transaction().execute(keep));
      return typeof kept === 'string' ? refuse(kept) : shownSession(kept);
    }),
    endpoint(eraseProjectSession, async ({ params: { id }, learner }) => {
      const refused = whyNotNow(context, learner.id);
      if (refused) return refused;
      const session = await findSession(db, id);
      const isOwn = session && (await findOwn(db, learner.id, session.project_id));
      if (!isOwn) return refuse('unknownSession');
      await writes.watch(() => dropSession(db, id));
      return undefined;
    }),
  ];
}
