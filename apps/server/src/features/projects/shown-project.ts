import type { LearnerId } from '@hbg/contract/account';
import type { Project, ProjectSession } from '@hbg/contract/projects';
import type { Context } from '../../context.ts';
import type { Db } from '../../db/database.ts';
import { adviceFor, tired } from './project-advice.ts';
import {
  type ProjectDay,
  type ProjectRow,
  readDays,
  readLastSessions,
  readMinutes,
  readProjects,
  type SessionRow,
} from './store.ts';

export async function shownProjects(context: Context, learner: LearnerId): Promise<Project[]> {
  const { db } = context.database;
  return shownOf(context, db, await readProjects(db, learner));
}

export async function shownProject(context: Context, db: Db, row: ProjectRow): Promise<Project> {
  const [shown] = await shownOf(context, db, [row]);
  if (!shown) throw new Error('a project is shown for each row');
  return shown;
}

async function shownOf({ days, clock }: Context, db: Db, rows: readonly ProjectRow[]) {
  const ids = rows.map(({ id }) => id);
  const history = Map.groupBy(await readDays(db, ids), (day) => day.project_id);
  const minutes = await readMinutes(db, ids);
  const last = await readLastSessions(db, ids, tired.sessions);
  const sessions = Map.groupBy(last, (session) => session.project_id);
  const today = days.dayOf(clock.now());
  return rows.map((row) =>
    shown(row, {
      today,
      days: history.get(row.id) ?? [],
      minutes: minutes.get(row.id) ?? 0,
      sessions: sessions.get(row.id) ?? [],
    }),
  );
}

type Belonging = {
  readonly today: string;
  readonly days: readonly ProjectDay[];
  readonly minutes: number;
  /** The last ones. */
  readonly sessions: readonly SessionRow[];
};

function shown(row: ProjectRow, { today, days, minutes, sessions }: Belonging): Project {
  const known = {
    status: row.status,
    estimatedHours: row.estimated_hours,
    actualHours: Math.round((minutes / 60) * 100) / 100,
    targetFeatures: listIn(row.target_features),
    completedFeatures: listIn(row.completed_features),
    targetDate: row.target_date,
    timerStartedAt: row.timer_started_at,
  };
  return {
    ...known,
    id: row.id,
    title: row.title,
    description: row.description,
    language: row.language,
    difficulty: row.difficulty,
    code: row.code,
    isArchived: row.archived_at !== null,
    revision: row.revision,
    createdAt: row.created_at,
    changedAt: row.changed_at,
    history: days.map(({ day, done, planned }) => ({ day, done, planned })),
    advice: adviceFor({ ...known, sessions, today }),
  };
}

/** A list of texts, as a row keeps it. */
export function listIn(text: string): string[] {
  const list: unknown = JSON.parse(text);
  return Array.isArray(list) ? list.map(String) : [];
}

export function shownSession(row: SessionRow): ProjectSession {
  return {
    id: row.id,
    projectId: row.project_id,
    sessionName: row.session_name,
    workDone: row.work_done,
    challengesFaced: row.challenges_faced,
    duration: row.duration,
    productivity: row.productivity,
    createdAt: row.created_at,
  };
}
